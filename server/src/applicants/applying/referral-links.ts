import sql from 'sql-template-tag';
import { randomBytes } from 'node:crypto';
import type { Db, Transaction } from '../../platform/db/database';

export interface ReferralLink {
  code: string;
  opened: number;
  applied: number;
}

export const ensureReferralLink = async (
  db: Db,
  referrerId: number,
  jobId: number,
): Promise<ReferralLink> => {
  const code = randomBytes(9).toString('base64url');
  await db.run(sql`
    insert into referral_link (code, referrer_id, job_id) values (${code}, ${referrerId}, ${jobId})
    on conflict do nothing`);
  const link = await db.one<ReferralLink>(sql`
    select code, opened, applied from referral_link
    where referrer_id = ${referrerId} and job_id = ${jobId}`);
  return link ?? { code, opened: 0, applied: 0 };
};

export const countReferralLinkOpening = (db: Db, code: string, jobId: number): Promise<number> =>
  db.run(sql`
    update referral_link set opened = opened + 1 where code = ${code} and job_id = ${jobId}`);

/**
 * Id of the employee who referred by the link; undefined for a link of another job, for the employee's own
 * application, and for a person whom the same employee had referred for the job before.
 */
export const redeemReferralLink = async (
  tx: Transaction,
  code: string,
  jobId: number,
  email: string,
): Promise<number | undefined> => {
  if (code === '') return undefined;
  const link = await tx.one<{ referrerId: number }>(sql`
    update referral_link link set applied = applied + 1
    from app_user referrer
    where link.code = ${code} and link.job_id = ${jobId} and referrer.id = link.referrer_id
      and referrer.is_active and mailbox(${email}) is distinct from referrer.mailbox
      and not exists (
        select from applicant known join application on application.applicant_id = known.id
        where known.mailbox = mailbox(${email}) and application.job_id = link.job_id
          and application.referrer_id = link.referrer_id)
    returning link.referrer_id as "referrerId"`);
  return link?.referrerId;
};
