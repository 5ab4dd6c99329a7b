import sql from 'sql-template-tag';
import { renderSVG } from 'uqr';
import type { ReferralLink } from '../../../contract/referrals/referring/referral-link';
import { ensureReferralLink } from '../../applicants/applying/referral-links';
import { createCareersAddresses } from '../../jobs/careers/careers-addresses';
import { isJobLiveSql } from '../../jobs/careers/is-job-live';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';

/** @throws AppError when the job is not on the careers site. */
export const createReferrerLink = async (
  { db, config }: Pick<ServerDependencies, 'db' | 'config'>,
  referrerId: number,
  jobId: number,
): Promise<ReferralLink> => {
  const job = await db.one<{ slug: string }>(sql`
    select address.slug from job
      join job_address address on address.job_id = job.id and address.is_current
    where job.id = ${jobId} and ${isJobLiveSql}`);
  if (!job)
    throw new AppError('NOT_FOUND', {
      message: 'This job is not on the careers site, so it has no link to share.',
    });
  const { code, opened, applied } = await ensureReferralLink(db, referrerId, jobId);
  const url = `${createCareersAddresses(config).toUrl(`/${job.slug}`)}?ref=${code}`;
  return { url, qrCode: renderSVG(url, { border: 2 }), opened, applied };
};
