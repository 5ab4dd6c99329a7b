import {
  batchMessages,
  batchStates,
  type BatchState,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { hasCurrencyNoDecimals } from '../../platform/company/currency.rule';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import {
  findDecisiveRule,
  evaluatePayoutRules,
  formatRuleResult,
  getPayoutState,
  type ReferralFacts,
} from '../payouts/payout.rule';

/** State of a batch in the database. `paid` is not stored, since a batch is paid when its payouts are. */
export type StoredBatchState = Exclude<BatchState, 'paid'>;

/** Settings that changed after the batch was built do not affect its payouts. */
export const withSettingsOfBuildTime = (facts: ReferralFacts): ReferralFacts => ({
  ...facts,
  positionMayRefer: true,
});

/** Reason to remove a payout from its batch; undefined if it can be paid. */
export const findBatchExclusion = (facts: ReferralFacts, today: string): string | undefined => {
  const standing = getPayoutState(facts, today);
  if (standing !== 'waiting' && standing !== 'due' && standing !== 'approved')
    return `It is ${payoutStates[standing].label}.`;
  const rule = findDecisiveRule(evaluatePayoutRules(facts, today));
  return rule && `It is not payable: ${formatRuleResult(rule)}.`;
};

const formatBatchState = (state: BatchState): string => batchStates[state].toLowerCase();

/** Reason why the user may not approve the batch; empty if they may. */
export const findApprovalRefusal = (
  state: BatchState,
  hasApproved: boolean,
  conflicts: number,
): string => {
  if (state !== 'open') return batchMessages.notOpen(formatBatchState(state));
  if (hasApproved) return batchMessages.approvedByYou;
  return conflicts > 0 ? batchMessages.conflict(conflicts) : '';
};

/** Reason why a batch cannot be exported; exporting it again is allowed and changes nothing. */
export const findExportRefusal = (state: BatchState): string =>
  state === 'open' || state === 'discarded'
    ? batchMessages.notApproved(formatBatchState(state))
    : '';

export const findConfirmationRefusal = (state: BatchState): string =>
  state === 'exported' || state === 'paid' ? '' : batchMessages.notExported;

export const findDiscardRefusal = (state: BatchState): string =>
  state === 'open' || state === 'approved'
    ? ''
    : batchMessages.notDiscarded(formatBatchState(state));

/** Reason why a batch cannot be changed, as after its export or discarding; empty if it can. */
export const findChangeRefusal = (state: BatchState): string =>
  state === 'open' || state === 'approved' ? '' : batchMessages.notChanged(formatBatchState(state));

/** Formats an amount with two decimals, or with none if neither the currency nor the amount has any. */
export const formatPayrollAmount = (minor: number, currency: string): string => {
  const cents = String(minor % 100).padStart(2, '0');
  const whole = String(Math.trunc(minor / 100));
  return hasCurrencyNoDecimals(currency) && cents === '00' ? whole : `${whole}.${cents}`;
};
