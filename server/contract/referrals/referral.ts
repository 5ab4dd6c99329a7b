import { Type, type Static } from 'typebox';
import { Day, Id, oneOf, PageQuery, SortKey } from '../answer';
import { orNull, PersonName } from '../applicants/application';
import { employmentFacts, type EmploymentFact } from '../employment/employment-constants';
import { confirmations, type Confirmation } from '../payout-calendar/payout-calendar-constants';
import { Selection } from '../selection';
import { ApplicantDetails } from './applicant-details';
import { givenReasons, payoutRuleNames, ruleOutcomes } from './payout-constants';
import type { GivenReason } from './payout-constants';
import { statusCategories } from '../applicants/application-constants';

/**
 * What narrows a list of referrals. `type` is 1 for all, 2 for those in progress, 3 for hired and 4 for
 * payable ones.
 */
export const ReferralFilter = Type.Object({
  search: PageQuery.properties.search,
  type: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
  /** Of the application. */
  statusId: Type.Optional(Id),
  /** Of the payout. */
  referralStatusId: Type.Optional(Type.Integer({ minimum: 1, maximum: 8 })),
  sourceId: Type.Optional(Id),
  referrerId: Type.Optional(Id),
  jobId: Type.Optional(Id),
  /** Of the job. */
  departmentId: Type.Optional(Id),
  /** First and last day that the payout can be approved from. */
  payableFrom: Type.Optional(Day),
  payableTo: Type.Optional(Day),
  /** First and last day of payment, where the company is. */
  paidFrom: Type.Optional(Day),
  paidTo: Type.Optional(Day),
  /** Those still to be paid, by whether it is confirmed that both are employed up to the payable day. */
  confirmation: Type.Optional(oneOf(Object.keys(confirmations) as Confirmation[])),
});
export type ReferralFilter = Static<typeof ReferralFilter>;

/** `applicantRelated` is an older switch; a row always holds what it asks for. */
export const ReferralQuery = Type.Object({
  ...PageQuery.properties,
  ...ReferralFilter.properties,
  sort: Type.Optional(SortKey('date', 'name', 'payable')),
  applicantRelated: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })),
});
export type ReferralQuery = Static<typeof ReferralQuery>;

/** What one rule says of a payout. */
const RuleResult = Type.Object({
  rule: oneOf(payoutRuleNames),
  label: Type.String(),
  outcome: oneOf(ruleOutcomes),
  /** What it was found by; a day as `YYYY-MM-DD` stands in `on`. */
  value: Type.String(),
  on: orNull(Day),
  /** What would change it; empty where it is met. */
  change: Type.String(),
});
export type RuleResult = Static<typeof RuleResult>;

export const PayoutStatus = Type.Object({ id: Id, referralStatus: Type.String() });
export type PayoutStatus = Static<typeof PayoutStatus>;

const Progress = Type.Object({
  /** In words that give nothing away. */
  progress: Type.String(),
  referredDate: Type.String({ format: 'date-time' }),
  /** The day that the payout can be approved from; `null` before there is a joining date. */
  eligibilityDate: orNull(Day),
  referralStatus: PayoutStatus,
  /** Only for those who may see amounts; `null` where no slab fits. */
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

/** The person, the job, how far they have come, the expected day and the amount. */
export const SafeReferral = Type.Object({ ...Candidate.properties, ...Progress.properties });
export type SafeReferral = Static<typeof SafeReferral>;

/** A referral as lists show it. Whoever reads only their own finds nothing that begins at `documentNumber`. */
export const ReferralRow = Type.Object({
  ...SafeReferral.properties,
  /** Its last four digits; absent in the masked view. */
  documentNumber: Type.Optional(orNull(Type.String())),
  user: Type.Optional(PersonName),
  recruiter: Type.Optional(orNull(PersonName)),
  status: Type.Optional(
    Type.Object({ id: Id, name: Type.String(), category: oneOf(statusCategories) }),
  ),
  joiningDate: Type.Optional(orNull(Day)),
  /** The last day of the person who was hired. */
  leavingDate: Type.Optional(orNull(Day)),
  /** Days since the joining date, that day being 0; `null` without one or before it. */
  daysCompleted: Type.Optional(orNull(Type.Integer())),
  releaseDays: Type.Optional(Type.Integer()),
  /** What was said when the payout was last changed. */
  remark: Type.Optional(Type.String()),
  /** Why it is not payable now, of one that waits or is approved; empty where it is. */
  reason: Type.Optional(Type.String()),
  resumeFileId: Type.Optional(orNull(Type.String({ format: 'uuid' }))),
  /** The states that the reader may bring it to now. */
  targets: Type.Optional(Type.Array(Type.Integer())),
  mayDelete: Type.Optional(Type.Boolean()),
  /** The batch that it goes out with, for those who may see batches. */
  batchId: Type.Optional(orNull(Id)),
  version: Type.Optional(Type.Integer()),
  /** The referred date, as every applicant has one. */
  created_at: Type.Optional(Type.String({ format: 'date-time' })),
  /** The recruiter, as applicants have them. */
  recruitingManager: Type.Optional(Type.Array(PersonName)),
  /** The joining date and the remark, under the names that the specification gives them. */
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
  /** A day of employment that was entered or corrected; the payout then stays where it stood. */
  employment: orNull(
    Type.Object({
      fact: oneOf(Object.keys(employmentFacts) as EmploymentFact[]),
      before: orNull(Day),
      after: orNull(Day),
    }),
  ),
});

/** The case file of a referral. */
export const ReferralRecord = Type.Object({
  ...ReferralRow.properties,
  /** Whether there is a chat about it that the caller reads. */
  hasChat: Type.Boolean(),
  /** Absent for those who read only their own. */
  rules: Type.Optional(Type.Array(RuleResult)),
  history: Type.Optional(Type.Array(HistoryEntry)),
  /** The joining date cannot be right, and the caller may confirm that it is. */
  mayConfirmJoining: Type.Optional(Type.Boolean()),
  contact: Type.Optional(Type.Object({ phone: Type.String(), email: Type.String() })),
  /** Only for those who may change them. */
  details: Type.Optional(ApplicantDetails),
  /** What was promised when the person was referred. */
  promise: Type.Optional(
    Type.Object({ slab: orNull(Type.String()), rulesVersion: Type.Integer() }),
  ),
});
export type ReferralRecord = Static<typeof ReferralRecord>;

export const ReferralSelection = Selection('applicantId', ReferralFilter);
export type ReferralSelection = Static<typeof ReferralSelection>;

const Reason = oneOf(Object.keys(givenReasons) as GivenReason[]);
const Remark = Type.String({ maxLength: 2_000 });

/** One change of many payouts; every row is judged by itself. */
export const PayoutChange = Type.Object({
  applicantId: Type.Array(Id, { minItems: 1, maxItems: 1_000 }),
  referralStatusId: Type.Integer({ minimum: 1, maximum: 8 }),
  reason: Type.Optional(Reason),
  remark: Type.Optional(Remark),
});
export type PayoutChange = Static<typeof PayoutChange>;

const ChangeResult = Type.Object({
  applicantId: Id,
  outcome: oneOf(['changed', 'refused']),
  /** Why it stayed as it was. */
  message: Type.Optional(Type.String()),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
});
export type ChangeResult = Static<typeof ChangeResult>;

/** What became of each row. */
export const PayoutChanged = Type.Object({
  changed: Type.Integer(),
  refused: Type.Integer(),
  results: Type.Array(ChangeResult),
});
export type PayoutChanged = Static<typeof PayoutChanged>;

/** `duplicate` marks the payout as not eligible, `eligible` approves it; one of the two. */
export const ReferralMark = Type.Object({
  duplicate: Type.Optional(Type.Boolean()),
  eligible: Type.Optional(Type.Boolean()),
  remark: Type.Optional(Remark),
});
export type ReferralMark = Static<typeof ReferralMark>;

/** The joining date as whoever confirms it saw it. */
export const JoiningConfirmation = Type.Object({ joiningDate: Day, remark: Remark });
export type JoiningConfirmation = Static<typeof JoiningConfirmation>;

/** How many referrals there are, and how many of them are payable. */
export const ReferralSummary = Type.Object({ total: Type.Integer(), payable: Type.Integer() });
export type ReferralSummary = Static<typeof ReferralSummary>;

export const ReferralParams = Type.Object({ id: Id });
export const PayoutStatuses = Type.Array(PayoutStatus);
