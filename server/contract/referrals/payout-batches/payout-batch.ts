import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf, PageQuery, SortKey } from '../../answer';
import { orNull, PersonName } from '../../applicants/applications/application';
import { CsvPreview, CsvReadingOptions } from '../../platform/files/csv-file';
import { payoutStateNames } from '../payouts/payout-constants';
import { ReferralSelection } from '../payouts/referral';
import { batchStateNames, confirmationOutcomes, waitingBatches } from './payout-batch-constants';

const Count = Type.Integer({ minimum: 0 });
const Instant = Type.String({ format: 'date-time' });
const Currency = Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 });

export const PayoutBatchFilter = Type.Object({
  search: PageQuery.properties.search,
  state: Type.Optional(oneOf(batchStateNames)),
});
export type PayoutBatchFilter = Static<typeof PayoutBatchFilter>;

export const PayoutBatchQuery = Type.Object({
  ...PageQuery.properties,
  ...PayoutBatchFilter.properties,
  sort: Type.Optional(SortKey('date')),
});
export type PayoutBatchQuery = Static<typeof PayoutBatchQuery>;

/** `rows` and amount include only payouts that will be paid. */
export const PayoutBatchRow = Type.Object({
  id: Id,
  state: oneOf(batchStateNames),
  currency: Currency,
  rows: Count,
  amount: Type.Number(),
  approvals: Count,
  approved: Count,
  createdAt: Instant,
  createdBy: PersonName,
  exportedAt: orNull(Instant),
});
export type PayoutBatchRow = Static<typeof PayoutBatchRow>;

const BatchRefusal = Type.Object({ applicantId: Id, name: Type.String(), message: Type.String() });
const Refusals = Type.Object({
  count: Count,
  first: Type.Array(BatchRefusal),
});
export type Refusals = Static<typeof Refusals>;

const batchSteps = ['approve', 'export', 'confirm', 'discard', 'change'] as const;

export const PayoutBatchRecord = Type.Object({
  ...PayoutBatchRow.properties,
  /** Row version, which increases with each change of the batch's content. */
  version: Type.Integer(),
  exportedBy: orNull(PersonName),
  approvers: Type.Array(Type.Object({ person: PersonName, at: Instant })),
  departments: Type.Array(
    Type.Object({ department: Type.String(), rows: Count, amount: Type.Number() }),
  ),
  states: Type.Array(Type.Object({ state: oneOf(payoutStateNames), rows: Count })),
  refused: Refusals,
  /** Payouts in the batch that the next step will leave out. */
  stopped: Refusals,
  /** People paid in this batch who referred the caller within the last 12 months. */
  chain: Type.Array(PersonName),
  /** For each action, the reason why the caller may not do it; empty if the caller may. */
  steps: Type.Object(
    Object.fromEntries(batchSteps.map((step) => [step, Type.String()])) as Record<
      (typeof batchSteps)[number],
      ReturnType<typeof Type.String>
    >,
  ),
});
export type PayoutBatchRecord = Static<typeof PayoutBatchRecord>;

export const PayoutBatchLine = Type.Object({
  id: Id,
  applicantId: Id,
  employee: Type.String(),
  employeeNumber: Type.String(),
  /** Name of the referred applicant; null if the referral was deleted. */
  candidate: orNull(Type.String()),
  jobCode: Type.String(),
  department: Type.String(),
  amount: Type.Number(),
  currency: Currency,
  state: orNull(oneOf(payoutStateNames)),
  /** Reason why the payout is left out of the batch; empty if it is paid. */
  leftOut: Type.String(),
  takenOutBy: orNull(PersonName),
});
export type PayoutBatchLine = Static<typeof PayoutBatchLine>;

export const PayoutBatchCreate = Type.Object({
  ...ReferralSelection.properties,
  /** Currency of the batch; required if the selected referrals have several currencies. */
  currency: Type.Optional(Currency),
});
export type PayoutBatchCreate = Static<typeof PayoutBatchCreate>;

export const BatchFigure = Type.Object({
  state: oneOf(waitingBatches),
  batches: Count,
  payouts: Count,
  /** Days for which the oldest batch has been in this state; null without batches. */
  longest: orNull(Count),
  amounts: Type.Array(Type.Object({ currency: Currency, amount: Type.Number() })),
});
export type BatchFigure = Static<typeof BatchFigure>;

export const BatchOutlook = Type.Object({
  asked: Count,
  /** Payable referrals by currency, since a batch has only one currency. */
  ready: Type.Array(Type.Object({ currency: Currency, rows: Count, amount: Type.Number() })),
  refused: Refusals,
});
export type BatchOutlook = Static<typeof BatchOutlook>;

export const PayoutBatchParams = Type.Object({ id: Id });

export const PayoutBatchLineParams = Type.Object({ id: Id, applicantId: Id });

/** `version` is the version that the approver saw, and an outdated version is refused. */
export const BatchApproval = Type.Object({ version: Type.Optional(Type.Integer()) });
export type BatchApproval = Static<typeof BatchApproval>;

export const BatchRemoval = Type.Object({
  remark: Type.String({ minLength: 1, maxLength: 2_000 }),
});
export type BatchRemoval = Static<typeof BatchRemoval>;

export const ConfirmationFile = Type.Object({ file: FilePart, ...CsvReadingOptions.properties });
export type ConfirmationFile = Static<typeof ConfirmationFile>;

const ConfirmationLine = Type.Object({
  line: Type.Integer(),
  outcome: oneOf(confirmationOutcomes),
  name: Type.String(),
  message: Type.String(),
});
export type ConfirmationLine = Static<typeof ConfirmationLine>;

export const Confirmed = Type.Object({
  ...CsvPreview.properties,
  fault: Type.String(),
  total: Count,
  paid: Count,
  unchanged: Count,
  refused: Count,
  lines: Type.Array(ConfirmationLine),
});
export type Confirmed = Static<typeof Confirmed>;
