import type { Viewer } from '../access/actor';
import { AppError } from '../errors';
import { referralReader, type ReferralReader } from '../referrals/referral-reader';
import { seesBatches } from '../referrals/standing-batch';

/** @throws AppError unless the person may see batches. */
export const batchReader = (viewer: Viewer, today: string): ReferralReader => {
  const grant = viewer.grants.get('referral:view');
  if (!grant || !seesBatches(viewer)) throw new AppError('FORBIDDEN');
  return referralReader(grant, viewer, today);
};
