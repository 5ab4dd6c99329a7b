import {
  beforeRelease,
  payoutActionFor,
  payoutActions,
  payoutStates,
  type PayoutState,
} from '../../contract/referrals/payout-constants';
import { messages } from '../../contract/messages';
import type { Viewer } from '../access/actor';
import { decisiveRule, judge, sentenceOf, standingOf, type ReferralFacts } from './payout.rule';

/** What decides on who may change a payout. */
interface Payout {
  facts: ReferralFacts;
  user: { userId: number };
  /** Who takes part in the hiring. */
  recused: readonly (number | null)[];
}

/**
 * Why a person may not make this change, or undefined where they may. Whoever referred the person, or
 * takes part in the hiring, approves nothing.
 */
export const refusalOf = (
  viewer: Viewer,
  payout: Payout,
  target: PayoutState,
  today: string,
): string | undefined => {
  const { facts, user, recused } = payout;
  const standing = standingOf(facts, today);
  const label = payoutStates[standing].label;
  const name = payoutActionFor(standing, target);
  if (standing === 'waiting' && target === 'approved') {
    if (facts.payableOn === null || facts.payableOn > today)
      return beforeRelease(facts.releaseDays);
    const rule = decisiveRule(judge(facts, today));
    return `It is not payable: ${sentenceOf(rule)}.`;
  }
  if (!name) return `A payout that is ${label} cannot become ${payoutStates[target].label}.`;
  if (!viewer.grants.has(payoutActions[name].permission)) return messages.payout.forbidden;
  if (name === 'approve' && user.userId === viewer.userId) return messages.payout.own;
  if (name === 'approve' && recused.includes(viewer.userId)) return messages.payout.recused;
  return undefined;
};
