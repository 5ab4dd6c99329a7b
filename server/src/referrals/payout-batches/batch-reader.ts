import type { Viewer } from '../../platform/access/actor';
import { AppError } from '../../platform/errors';
import { toReferralReader, type ReferralReader } from '../payouts/referral-reader';
import { canSeeBatches } from '../payouts/current-batch';

/** @throws AppError unless the user may see batches. */
export const toBatchReader = (viewer: Viewer, today: string): ReferralReader => {
  const grant = viewer.grants.get('referral:view');
  if (!grant || !canSeeBatches(viewer)) throw new AppError('FORBIDDEN');
  return toReferralReader(grant, viewer, today);
};
