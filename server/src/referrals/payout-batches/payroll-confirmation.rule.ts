import {
  batchColumns,
  batchMessages,
  confirmationColumns,
  type BatchColumn,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { PayoutState } from '../../../contract/referrals/payouts/payout-constants';
import { parseAmountCell } from './amount.rule';
import { formatPayrollAmount } from './batch.rule';

export interface PayoutAtPayroll {
  applicationId: number;
  amountMinor: number;
  /** State of the payout; null if the referral was deleted, which is possible only after a reversal. */
  state: PayoutState | null;
}

/** Normalizes a heading: `Batch Id`, `batch_id` and `BATCH ID` are equal. */
const normalizeHeading = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, ' ');

const isTotalsRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => /^(?:grand |sub)?-?\s*totals?:?$|^sum:?$/i.test(cell.trim()));

type ColumnPositions = Readonly<Partial<Record<BatchColumn, number>>>;

interface JudgedBatchColumns {
  places: ColumnPositions;
  /** Error message for a missing or repeated column; empty if there is none. */
  fault: string;
}

/** Checks the columns of payroll's file, without case; additional columns are ignored. */
export const validateConfirmationColumns = (columns: readonly string[]): JudgedBatchColumns => {
  const places: Partial<Record<BatchColumn, number>> = {};
  for (const [at, name] of columns.map((column) => column.trim()).entries()) {
    const column = batchColumns.find((known) => normalizeHeading(known) === normalizeHeading(name));
    if (!column) continue;
    if (places[column] !== undefined) return { places, fault: batchMessages.twoColumns(column) };
    places[column] = at;
  }
  const missing = confirmationColumns.find((column) => places[column] === undefined);
  return { places, fault: missing ? batchMessages.missingColumn(missing) : '' };
};

export interface ValidatedConfirmation {
  name: string;
  /** Payout that the row confirms; undefined if the row is refused. */
  payout?: PayoutAtPayroll;
  message: string;
}

interface ConfirmationContext {
  batchId: number;
  currency: string;
  payouts: ReadonlyMap<string, PayoutAtPayroll>;
}

/** Rows must be passed in the order of the file, since a repeated row is refused. */
export const createConfirmationValidator = (
  places: ColumnPositions,
  { batchId, currency, payouts }: ConfirmationContext,
) => {
  const seen = new Set<string>();
  return (cells: readonly string[]): ValidatedConfirmation => {
    const cell = (column: BatchColumn): string => {
      const at = places[column];
      return at === undefined ? '' : (cells[at] ?? '').trim();
    };
    const id = cell('Id');
    const payout = payouts.get(id);
    const refused = (message: string): ValidatedConfirmation => ({
      name: id.slice(0, 50),
      message,
    });
    if (id === '' && isTotalsRow(cells)) return refused(batchMessages.totals);
    if (cell('Batch Id') !== String(batchId))
      return refused(batchMessages.otherBatch(cell('Batch Id').slice(0, 50)));
    if (!payout) return refused(batchMessages.foreignId);
    if (seen.has(id)) return refused(batchMessages.twice);
    seen.add(id);
    const amount = parseAmountCell(cell('Amount'), currency);
    if ('meanings' in amount && amount.meanings.length > 1)
      return refused(batchMessages.unclearAmount(cell('Amount').slice(0, 50), amount.meanings));
    if (!('minor' in amount) || amount.minor !== payout.amountMinor)
      return refused(batchMessages.wrongAmount(formatPayrollAmount(payout.amountMinor, currency)));
    if (places.Currency !== undefined && cell('Currency').toUpperCase() !== currency)
      return refused(batchMessages.wrongCurrency(currency));
    if (payout.state !== 'exported' && payout.state !== 'paid')
      return refused(batchMessages.reversed);
    return { name: id, payout, message: '' };
  };
};
