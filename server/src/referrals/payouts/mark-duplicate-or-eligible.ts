import type { ReferralMark } from '../../../contract/referrals/payouts/referral';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { messages } from '../../../contract/messages';
import type { Actor } from '../../platform/access/actor';
import type { Database } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { changePayouts } from './change-payouts';
import type { ReferralReader } from './referral-reader';

/** @throws AppError with the reason when the payout's state forbids it. */
export const markDuplicateOrEligible = async (
  db: Database,
  actor: Actor,
  id: number,
  { duplicate = false, eligible = false, remark = '' }: ReferralMark,
  reader: ReferralReader,
): Promise<void> => {
  if (duplicate === eligible) throw invalidField('eligible', messages.payout.choose);
  const target = duplicate ? payoutStates['not-eligible'] : payoutStates.approved;
  const { results } = await changePayouts(
    db,
    actor,
    {
      applicantId: [id],
      referralStatusId: target.id,
      remark,
      ...(duplicate && { reason: 'duplicate' as const }),
    },
    reader,
  );
  const refused = results.find(({ outcome }) => outcome === 'refused');
  if (refused?.message === messages.payout.gone) throw new AppError('NOT_FOUND');
  if (refused?.message) throw new AppError('IN_USE', { message: refused.message });
};
