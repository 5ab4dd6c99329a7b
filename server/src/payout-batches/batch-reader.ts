import type { Viewer } from '../access/actor';
import { AppError } from '../errors';
import { referralReader, type ReferralReader } from '../referrals/referrals.list';

/** A batch holds referrals of all jobs with their amounts, so it is for those who see all of both. */
export const seesBatches = ({ grants }: Pick<Viewer, 'grants'>): boolean =>
  grants.get('referral:view')?.scope === 'all' && grants.get('amounts:view')?.scope === 'all';

/** @throws AppError unless the person may see batches. */
export const batchReader = (viewer: Viewer, today: string): ReferralReader => {
  const grant = viewer.grants.get('referral:view');
  if (!grant || !seesBatches(viewer)) throw new AppError('FORBIDDEN');
  return referralReader(grant, viewer, today);
};
