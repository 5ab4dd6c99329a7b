import type { Viewer } from '../../platform/access/actor';
import { AppError } from '../../platform/errors';
import { referralReader, type ReferralReader } from '../payouts/referral-reader';
import { seesBatches } from '../payouts/standing-batch';

/** @throws AppError unless the user may see batches. */
export const batchReader = (viewer: Viewer, today: string): ReferralReader => {
  const grant = viewer.grants.get('referral:view');
  if (!grant || !seesBatches(viewer)) throw new AppError('FORBIDDEN');
  return referralReader(grant, viewer, today);
};
