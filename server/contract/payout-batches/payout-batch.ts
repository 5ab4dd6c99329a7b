import { Type, type Static } from 'typebox';
import { FilePart, Id, oneOf, PageQuery, SortKey } from '../answer';
import { orNull, PersonName } from '../applicants/application';
import { CsvPreview, CsvReading } from '../files/csv-file';
import { payoutStateNames } from '../referrals/payout-constants';
import { ReferralSelection } from '../referrals/referral';
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

/** A batch as lists show it. Rows and amount are of the payouts that go out. */
export const PayoutBatchRow = Type.Object({
  id: Id,
  state: oneOf(batchStateNames),
  currency: Currency,
  rows: Count,
  amount: Type.Number(),
  /** How many people have to approve it, and how many did. */
  approvals: Count,
  approved: Count,
  createdAt: Instant,
  createdBy: PersonName,
  exportedAt: orNull(Instant),
});
export type PayoutBatchRow = Static<typeof PayoutBatchRow>;

/** A payout that does not go out, and why. */
const Refusal = Type.Object({ applicantId: Id, name: Type.String(), message: Type.String() });
const Refusals = Type.Object({
  count: Count,
  /** The first of them. */
  first: Type.Array(Refusal),
});
export type Refusals = Static<typeof Refusals>;

const batchSteps = ['approve', 'export', 'confirm', 'discard', 'change'] as const;

export const PayoutBatchRecord = Type.Object({
  ...PayoutBatchRow.properties,
  /** Grows with each change of what it holds. */
  version: Type.Integer(),
  exportedBy: orNull(PersonName),
  approvers: Type.Array(Type.Object({ person: PersonName, at: Instant })),
  /** Sums of what goes out. */
  departments: Type.Array(
    Type.Object({ department: Type.String(), rows: Count, amount: Type.Number() }),
  ),
  /** Payouts by where they stand. */
  states: Type.Array(Type.Object({ state: oneOf(payoutStateNames), rows: Count })),
  /** Asked for, and not taken in. */
  refused: Refusals,
  /** In the batch, and left out when it goes on. */
  stopped: Refusals,
  /** People who are paid here and referred the reader within the last 12 months. */
  chain: Type.Array(PersonName),
  /** What the reader may do with it, each with the reason why not; empty where nothing speaks against it. */
  steps: Type.Object(
    Object.fromEntries(batchSteps.map((step) => [step, Type.String()])) as Record<
      (typeof batchSteps)[number],
      ReturnType<typeof Type.String>
    >,
  ),
});
export type PayoutBatchRecord = Static<typeof PayoutBatchRecord>;

/** One payout of a batch. */
export const PayoutBatchLine = Type.Object({
  id: Id,
  applicantId: Id,
  employee: Type.String(),
  employeeNumber: Type.String(),
  /** Who was referred; null when the referral was deleted. */
  candidate: orNull(Type.String()),
  jobCode: Type.String(),
  department: Type.String(),
  amount: Type.Number(),
  currency: Currency,
  state: orNull(oneOf(payoutStateNames)),
  /** Why it does not go out; empty where it does. */
  leftOut: Type.String(),
  /** Who took it out; null where nobody did. */
  takenOutBy: orNull(PersonName),
});
export type PayoutBatchLine = Static<typeof PayoutBatchLine>;

/** The referrals to be paid; of those that may not go out the reason is kept with the batch. */
export const PayoutBatchCreate = Type.Object({
  ...ReferralSelection.properties,
  /** Needed only where they are in several. */
  currency: Type.Optional(Currency),
});
export type PayoutBatchCreate = Static<typeof PayoutBatchCreate>;

/** Batches that stand so, and for how long the first of them has. */
export const BatchFigure = Type.Object({
  state: oneOf(waitingBatches),
  batches: Count,
  payouts: Count,
  /** Days; `null` where there is none. */
  longest: orNull(Count),
  amounts: Type.Array(Type.Object({ currency: Currency, amount: Type.Number() })),
});
export type BatchFigure = Static<typeof BatchFigure>;

/** What of a selection can go out now. */
export const BatchOutlook = Type.Object({
  asked: Count,
  /** Those that can go out, by currency: a batch is of one. */
  ready: Type.Array(Type.Object({ currency: Currency, rows: Count, amount: Type.Number() })),
  refused: Refusals,
});
export type BatchOutlook = Static<typeof BatchOutlook>;

export const PayoutBatchParams = Type.Object({ id: Id });

/** A payout of a batch, by its applicant. */
export const PayoutBatchLineParams = Type.Object({ id: Id, applicantId: Id });

/** The version that was seen; with another one the approval is refused. */
export const BatchApproval = Type.Object({ version: Type.Optional(Type.Integer()) });
export type BatchApproval = Static<typeof BatchApproval>;

/** Why a payout is taken out. */
export const BatchRemoval = Type.Object({
  remark: Type.String({ minLength: 1, maxLength: 2_000 }),
});
export type BatchRemoval = Static<typeof BatchRemoval>;

/** A .csv file of at most 10 MB, and how it is to be read. */
export const ConfirmationFile = Type.Object({ file: FilePart, ...CsvReading.properties });
export type ConfirmationFile = Static<typeof ConfirmationFile>;

/** A line of a file as a spreadsheet counts it, from 1, and what becomes of it. */
const ConfirmationLine = Type.Object({
  line: Type.Integer(),
  outcome: oneOf(confirmationOutcomes),
  /** What the file names the payout by. */
  name: Type.String(),
  /** What is wrong; empty where nothing is. */
  message: Type.String(),
});
export type ConfirmationLine = Static<typeof ConfirmationLine>;

/** What becomes of the rows of a confirmation. */
export const Confirmed = Type.Object({
  ...CsvPreview.properties,
  /** A sentence about columns that are missing or there twice, so that no row is judged; else empty. */
  fault: Type.String(),
  total: Count,
  paid: Count,
  unchanged: Count,
  refused: Count,
  /** The first of each outcome. */
  lines: Type.Array(ConfirmationLine),
});
export type Confirmed = Static<typeof Confirmed>;
