import {
  beforeRelease,
  payoutActionFor,
  payoutActions,
  payoutStates,
  type PayoutAction,
  type PayoutState,
} from '../../../contract/referrals/payout-constants';
import { messages } from '../../../contract/messages';
import type { Viewer } from '../../platform/access/actor';
import { decisiveRule, judge, sentenceOf, standingOf, type ReferralFacts } from './payout.rule';

/** What decides on who may change a payout. */
interface Payout {
  facts: ReferralFacts;
  user: { userId: number };
  /** The part of the person who looks at it in the hiring: one that stands, or one since the referral. */
  recused: 'now' | 'before' | null;
}

/** Whoever referred the person, or took part in the hiring since then, approves nothing. */
export const recusalOf = (
  { userId }: Pick<Viewer, 'userId'>,
  { user, recused }: Pick<Payout, 'user' | 'recused'>,
): string | undefined => {
  if (user.userId === userId) return messages.payout.own;
  if (recused === null) return undefined;
  return recused === 'now' ? messages.payout.recused : messages.payout.recusedBefore;
};

/**
 * Why a person may not make this change, or undefined where they may.
 */
export const refusalOf = (
  viewer: Viewer,
  payout: Payout,
  target: PayoutState,
  today: string,
  standing = standingOf(payout.facts, today),
): string | undefined => {
  const { facts, user, recused } = payout;
  const label = payoutStates[standing].label;
  const name = payoutActionFor(standing, target);
  if (standing === 'waiting' && target === 'approved') {
    if (facts.payableOn === null || facts.payableOn > today)
      return beforeRelease(facts.releaseDays);
    const rule = decisiveRule(judge(facts, today));
    return `It is not payable: ${sentenceOf(rule)}.`;
  }
  if (!name) return `A payout that is ${label} cannot become ${payoutStates[target].label}.`;
  const action: PayoutAction = payoutActions[name];
  if (action.byBatch) return messages.payout.byBatch;
  if (!viewer.grants.has(action.permission)) return messages.payout.forbidden;
  return name === 'approve' ? recusalOf(viewer, { user, recused }) : undefined;
};
