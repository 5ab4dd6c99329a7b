import {
  beforeRelease,
  payoutActionFor,
  payoutActions,
  payoutStates,
  type PayoutAction,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import { messages } from '../../../contract/messages';
import type { Viewer } from '../../platform/access/actor';
import {
  findDecisiveRule,
  evaluatePayoutRules,
  formatRuleResult,
  getPayoutState,
  type ReferralFacts,
} from './payout.rule';

interface JudgedPayout {
  facts: ReferralFacts;
  user: { userId: number };
  /**
   * The current user's part in the hire: `now`, or `before` if it ended after the referral; null for none.
   */
  recused: 'now' | 'before' | null;
}

/**
 * Reason why the user may not approve the payout: they are the referrer, or had a part in the hire since the
 * referral.
 */
export const findRecusalReason = (
  { userId }: Pick<Viewer, 'userId'>,
  { user, recused }: Pick<JudgedPayout, 'user' | 'recused'>,
): string | undefined => {
  if (user.userId === userId) return messages.payout.own;
  if (recused === null) return undefined;
  return recused === 'now' ? messages.payout.recused : messages.payout.recusedBefore;
};

/** Reason why the user may not change the payout; undefined if they may. */
export const findPayoutRefusal = (
  viewer: Viewer,
  payout: JudgedPayout,
  target: PayoutState,
  today: string,
  standing = getPayoutState(payout.facts, today),
): string | undefined => {
  const { facts, user, recused } = payout;
  const label = payoutStates[standing].label;
  const name = payoutActionFor(standing, target);
  if (standing === 'waiting' && target === 'approved') {
    if (facts.payableOn === null || facts.payableOn > today)
      return beforeRelease(facts.releaseDays);
    const rule = findDecisiveRule(evaluatePayoutRules(facts, today));
    return `It is not payable: ${formatRuleResult(rule)}.`;
  }
  if (!name) return `A payout that is ${label} cannot become ${payoutStates[target].label}.`;
  const action: PayoutAction = payoutActions[name];
  if (action.byBatch) return messages.payout.byBatch;
  if (!viewer.grants.has(action.permission)) return messages.payout.forbidden;
  return name === 'approve' ? findRecusalReason(viewer, { user, recused }) : undefined;
};
