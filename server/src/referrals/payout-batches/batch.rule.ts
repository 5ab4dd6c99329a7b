import {
  batchMessages,
  batchStates,
  type BatchState,
} from '../../../contract/payout-batches/payout-batch-constants';
import { isWhole } from '../../platform/company/currency.rule';
import { payoutStates } from '../../../contract/referrals/payout-constants';
import {
  decisiveRule,
  judge,
  sentenceOf,
  standingOf,
  type ReferralFacts,
} from '../payouts/payout.rule';

/** A batch's state as it is stored: it is paid when its payouts are. */
export type StoredState = Exclude<BatchState, 'paid'>;

/**
 * What a payout of a batch is judged by: what settings said when the batch was built stands, so that a
 * setting changed meanwhile changes nothing in it.
 */
export const asBuilt = (facts: ReferralFacts): ReferralFacts => ({
  ...facts,
  positionMayRefer: true,
});

/** Why a payout cannot go out with a batch today, or undefined where it can. */
export const stopOf = (facts: ReferralFacts, today: string): string | undefined => {
  const standing = standingOf(facts, today);
  if (standing !== 'waiting' && standing !== 'due' && standing !== 'approved')
    return `It is ${payoutStates[standing].label}.`;
  const rule = decisiveRule(judge(facts, today));
  return rule && `It is not payable: ${sentenceOf(rule)}.`;
};

const labelOf = (state: BatchState): string => batchStates[state].toLowerCase();

/** Why a batch is not approved by someone now; empty where it can be. */
export const approvalRefusal = (
  state: BatchState,
  hasApproved: boolean,
  conflicts: number,
): string => {
  if (state !== 'open') return batchMessages.notOpen(labelOf(state));
  if (hasApproved) return batchMessages.approvedByYou;
  return conflicts > 0 ? batchMessages.conflict(conflicts) : '';
};

/** Exporting again answers the same batch. */
export const exportRefusal = (state: BatchState): string =>
  state === 'open' || state === 'discarded' ? batchMessages.notApproved(labelOf(state)) : '';

export const confirmRefusal = (state: BatchState): string =>
  state === 'exported' || state === 'paid' ? '' : batchMessages.notExported;

export const discardRefusal = (state: BatchState): string =>
  state === 'open' || state === 'approved' ? '' : batchMessages.notDiscarded(labelOf(state));

/** What was sent to payroll stays as it is, and so does what was given up. */
export const changeRefusal = (state: BatchState): string =>
  state === 'open' || state === 'approved' ? '' : batchMessages.notChanged(labelOf(state));

/** An amount as payroll writes it: with the decimals of its currency, and more only where it has them. */
export const amountText = (minor: number, currency: string): string => {
  const cents = String(minor % 100).padStart(2, '0');
  const whole = String(Math.trunc(minor / 100));
  return isWhole(currency) && cents === '00' ? whole : `${whole}.${cents}`;
};
