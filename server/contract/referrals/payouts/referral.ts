import { Type, type Static } from 'typebox';
import { Day, Id, oneOf, PageQuery, SortKey } from '../../answer';
import { orNull, PersonName } from '../../applicants/applications/application';
import { employmentFacts, type EmploymentFact } from '../employment/employment-constants';
import { confirmations, type Confirmation } from '../payout-calendar/payout-calendar-constants';
import { Selection } from '../../selection';
import { ApplicantDetails } from '../../applicants/details/applicant-details';
import { selectablePayoutReasons, payoutRuleNames, ruleOutcomes } from './payout-constants';
import type { SelectablePayoutReason } from './payout-constants';
import { statusCategories } from '../../applicants/applications/application-constants';

/** `type`: 1 all, 2 in progress, 3 hired, 4 payable. */
export const ReferralFilter = Type.Object({
  search: PageQuery.properties.search,
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  /** Filter by status of the application. */
  statusId: Type.Optional(Id),
  /** Filter by state of the payout. */
  referralStatusId: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  sourceId: Type.Optional(Id),
  referrerId: Type.Optional(Id),
  jobId: Type.Optional(Id),
  departmentId: Type.Optional(Id),
  /** Filter by the first day on which the payout can be approved: start of the range. */
  payableFrom: Type.Optional(Day),
  payableTo: Type.Optional(Day),
  /** Filter by the day of payment in the company's time zone: start of the range. */
  paidFrom: Type.Optional(Day),
  paidTo: Type.Optional(Day),
  /**
   * Filter of unpaid referrals: whether employment of referrer and applicant is confirmed up to the due day.
   */
  confirmation: Type.Optional(oneOf(Object.keys(confirmations) as Confirmation[])),
});
export type ReferralFilter = Static<typeof ReferralFilter>;

/** `applicantRelated` is an older switch without effect. */
export const ReferralQuery = Type.Object({
  ...PageQuery.properties,
  ...ReferralFilter.properties,
  sort: Type.Optional(SortKey('date', 'name', 'payable')),
  applicantRelated: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
});
export type ReferralQuery = Static<typeof ReferralQuery>;

const RuleResult = Type.Object({
  rule: oneOf(payoutRuleNames),
  label: Type.String(),
  outcome: oneOf(ruleOutcomes),
  value: Type.String(),
  on: orNull(Day),
  change: Type.String(),
});
export type RuleResult = Static<typeof RuleResult>;

export const PayoutStatus = Type.Object({ id: Id, referralStatus: Type.String() });
export type PayoutStatus = Static<typeof PayoutStatus>;

const Progress = Type.Object({
  /** Neutral text about the progress, which referrers may see. */
  progress: Type.String(),
  referredDate: Type.String({ format: 'date-time' }),
  /** First day on which the payout can be approved; null without a joining date. */
  eligibilityDate: orNull(Day),
  referralStatus: PayoutStatus,
  /** Amount of the payout; absent if the caller may not see amounts, null if no slab matches. */
  amount: Type.Optional(orNull(Type.Number())),
  currency: Type.Optional(Type.String()),
});

const Candidate = Type.Object({
  applicantId: Id,
  referralId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  job: Type.Object({
    ...{ jobId: Id, jobTitle: Type.String(), jobCode: Type.String() },
    jobStatusId: Type.Integer(),
  }),
});

export const SafeReferral = Type.Object({ ...Candidate.properties, ...Progress.properties });
export type SafeReferral = Static<typeof SafeReferral>;

/** Referrers get none of the fields from `documentNumber` on. */
export const ReferralRow = Type.Object({
  ...SafeReferral.properties,
  documentNumber: Type.Optional(orNull(Type.String())),
  user: Type.Optional(PersonName),
  recruiter: Type.Optional(orNull(PersonName)),
  status: Type.Optional(
    Type.Object({ id: Id, name: Type.String(), category: oneOf(statusCategories) }),
  ),
  joiningDate: Type.Optional(orNull(Day)),
  leavingDate: Type.Optional(orNull(Day)),
  /** Days since the joining date, which is day 0; null before or without a joining date. */
  daysCompleted: Type.Optional(orNull(Type.Integer())),
  releaseDays: Type.Optional(Type.Integer()),
  remark: Type.Optional(Type.String()),
  /** Reason why a waiting or approved payout is not payable now; empty if it is payable. */
  reason: Type.Optional(Type.String()),
  resumeFileId: Type.Optional(orNull(Type.String({ format: 'uuid' }))),
  /** Payout states that the caller may set now. */
  targets: Type.Optional(Type.Array(Type.Integer())),
  mayDelete: Type.Optional(Type.Boolean()),
  batchId: Type.Optional(orNull(Id)),
  version: Type.Optional(Type.Integer()),
  /** Referral date, under the field name of applications. */
  created_at: Type.Optional(Type.String({ format: 'date-time' })),
  /** Recruiter of the application, under the field name of applications. */
  recruitingManager: Type.Optional(Type.Array(PersonName)),
  /** Joining date and remarks, under the field names of the specification. */
  referralPayable: Type.Optional(
    Type.Object({
      joiningDate: orNull(Day),
      remark: Type.Optional(Type.Array(Type.Object({ remarkName: Type.String() }))),
    }),
  ),
});
export type ReferralRow = Static<typeof ReferralRow>;

const HistoryEntry = Type.Object({
  at: Type.String({ format: 'date-time' }),
  actor: orNull(PersonName),
  from: Type.String(),
  to: Type.String(),
  reason: Type.String(),
  remark: Type.String(),
  /** Corrected joining or leaving date, which does not change the payout state; null for other entries. */
  employment: orNull(
    Type.Object({
      fact: oneOf(Object.keys(employmentFacts) as EmploymentFact[]),
      before: orNull(Day),
      after: orNull(Day),
    }),
  ),
});

export const ReferralRecord = Type.Object({
  ...ReferralRow.properties,
  hasChat: Type.Boolean(),
  rules: Type.Optional(Type.Array(RuleResult)),
  history: Type.Optional(Type.Array(HistoryEntry)),
  /** True if the joining date is implausible and the caller may confirm it. */
  mayConfirmJoining: Type.Optional(Type.Boolean()),
  contact: Type.Optional(Type.Object({ phone: Type.String(), email: Type.String() })),
  details: Type.Optional(ApplicantDetails),
  promise: Type.Optional(
    Type.Object({ slab: orNull(Type.String()), rulesVersion: Type.Integer() }),
  ),
});
export type ReferralRecord = Static<typeof ReferralRecord>;

export const ReferralSelection = Selection('applicantId', ReferralFilter);
export type ReferralSelection = Static<typeof ReferralSelection>;

const PayoutReasonName = oneOf(Object.keys(selectablePayoutReasons) as SelectablePayoutReason[]);
const Remark = Type.String({ maxLength: 2_000 });

/** Change of the payout state of several referrals; each succeeds or fails by itself. */
export const PayoutChange = Type.Object({
  applicantId: Type.Array(Id, { minItems: 1, maxItems: 1_000 }),
  referralStatusId: Type.Integer({ minimum: 1, maximum: 8 }),
  reason: Type.Optional(PayoutReasonName),
  remark: Type.Optional(Remark),
});
export type PayoutChange = Static<typeof PayoutChange>;

const ChangeResult = Type.Object({
  applicantId: Id,
  outcome: oneOf(['changed', 'refused']),
  message: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
});
export type ChangeResult = Static<typeof ChangeResult>;

export const PayoutChanged = Type.Object({
  changed: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(ChangeResult),
});
export type PayoutChanged = Static<typeof PayoutChanged>;

/**
 * Marks a referral as `duplicate`, which makes the payout not eligible, or as `eligible`, which approves it.
 */
export const ReferralMark = Type.Object({
  duplicate: Type.Optional(Type.Boolean()),
  eligible: Type.Optional(Type.Boolean()),
  remark: Type.Optional(Remark),
});
export type ReferralMark = Static<typeof ReferralMark>;

/** `joiningDate` is the date that the caller saw. */
export const JoiningConfirmation = Type.Object({ joiningDate: Day, remark: Remark });
export type JoiningConfirmation = Static<typeof JoiningConfirmation>;

export const ReferralSummary = Type.Object({ total: Type.Integer(), payable: Type.Integer() });
export type ReferralSummary = Static<typeof ReferralSummary>;

export const ReferralParams = Type.Object({ id: Id });
export const PayoutStatuses = Type.Array(PayoutStatus);
