import type { PersonName } from '../../../contract/applicants/applications/application';
import {
  payoutStateNames,
  payoutStates,
  payoutTargets,
  progressWord,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import type { ReferralRow, SafeReferral } from '../../../contract/referrals/payouts/referral';
import type { Viewer } from '../../platform/access/actor';
import {
  daysBetween,
  findDecisiveRule,
  isPayoutDecided,
  evaluatePayoutRules,
  formatRuleResult,
  getPayoutState,
  type ReferralFacts,
} from './payout.rule';
import { findPayoutRefusal } from './payout-refusal.rule';

export interface ReferralSource {
  referralId: number;
  applicantId: number;
  facts: ReferralFacts;
  firstName: string;
  lastName: string;
  document: string;
  job: ReferralRow['job'];
  user: PersonName;
  recruiter: PersonName | null;
  statusId: number;
  referredDate: string;
  amount: number | null;
  currency: string;
  remark: string;
  resumeFileId: string | null;
  /**
   * The current user's part in the hire: `now`, or `before` if it ended after the referral; null for none.
   */
  recused: 'now' | 'before' | null;
  version: number;
  /** Id of the batch with the payout; undefined for users who may not see batches. */
  batchId?: number | null;
}

const canSeeAmount = ({ grants, userId }: Viewer, { user }: ReferralSource): boolean => {
  const scope = grants.get('amounts:view')?.scope;
  return scope === 'own' ? user.userId === userId : scope !== undefined;
};

export const toPayoutStatus = (state: PayoutState) => ({
  id: payoutStates[state].id,
  referralStatus: payoutStates[state].label,
});

const formatProgress = ({ category, joiningDate }: ReferralFacts, today: string): string =>
  progressWord(category, joiningDate !== null && joiningDate <= today);

export const toSafeReferralRow = (
  source: ReferralSource,
  today: string,
  standing = getPayoutState(source.facts, today),
): SafeReferral => {
  const { applicantId, referralId, firstName, lastName, job, facts, referredDate } = source;
  return {
    ...{ applicantId, referralId, firstName, lastName, job, referredDate },
    progress: formatProgress(facts, today),
    eligibilityDate: facts.payableOn,
    referralStatus: toPayoutStatus(standing),
  };
};

const formatDocumentNumber = (digits: string): string | null =>
  digits === '' ? null : `XXXX ${digits}`;

const isUndecided = (standing: PayoutState): boolean =>
  standing === 'waiting' || standing === 'approved';

const countDaysSinceJoining = ({ joiningDate }: ReferralFacts, today: string): number | null =>
  joiningDate === null || joiningDate > today ? null : daysBetween(joiningDate, today);

export const toReferralRow = (
  source: ReferralSource,
  viewer: Viewer,
  today: string,
): ReferralRow => {
  const standing = getPayoutState(source.facts, today);
  const safe: ReferralRow = {
    ...toSafeReferralRow(source, today, standing),
    ...(canSeeAmount(viewer, source) && { amount: source.amount, currency: source.currency }),
  };
  if (viewer.grants.get('referral:view')?.view === 'safe') return safe;
  const { facts, statusId, user, recruiter, remark, version, batchId } = source;
  const isMasked = viewer.grants.get('application:view')?.view === 'masked';
  const maySee = viewer.grants.has('application:resume') && !isMasked;
  return {
    ...safe,
    ...(!isMasked && { documentNumber: formatDocumentNumber(source.document) }),
    ...{ user, recruiter, version },
    ...(batchId !== undefined && { batchId }),
    status: { id: statusId, name: facts.status, category: facts.category },
    joiningDate: facts.joiningDate,
    leavingDate: facts.hireLeftOn,
    daysCompleted: countDaysSinceJoining(facts, today),
    releaseDays: facts.releaseDays,
    ...(!isMasked && { remark }),
    created_at: source.referredDate,
    recruitingManager: recruiter ? [recruiter] : [],
    referralPayable: {
      joiningDate: facts.joiningDate,
      ...(!isMasked && { remark: remark === '' ? [] : [{ remarkName: remark }] }),
    },
    // Shown for approved payouts too, which are removed from their batch if a rule is no longer met.
    reason: isUndecided(standing)
      ? formatRuleResult(findDecisiveRule(evaluatePayoutRules(facts, today)))
      : '',
    ...(maySee && { resumeFileId: source.resumeFileId }),
    targets: payoutTargets
      .filter((target) => findPayoutRefusal(viewer, source, target, today, standing) === undefined)
      .map((target) => payoutStates[target].id),
    mayDelete: viewer.grants.has('referral:delete') && !isPayoutDecided(facts.state),
  };
};

export const payoutStatusChoices = payoutStateNames.map(toPayoutStatus);
