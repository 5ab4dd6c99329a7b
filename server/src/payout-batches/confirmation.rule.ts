import {
  batchColumns,
  batchMessages as said,
  confirmationColumns,
  type BatchColumn,
} from '../../contract/payout-batches/payout-batch-constants';
import type { PayoutState } from '../../contract/referrals/payout-constants';
import { invalidField } from '../errors';
import { amountText, minorOf } from './batch.rule';

/** A payout that went out with a batch. */
export interface SentPayout {
  applicationId: number;
  amountMinor: number;
  /** Null where the referral was deleted, which only happens after it was reversed. */
  state: PayoutState | null;
}

export type Places = Readonly<Partial<Record<BatchColumn, number>>>;

/** @throws AppError for a column that is unknown or missing. */
export const placesOf = (columns: readonly string[]): Places => {
  const places: Partial<Record<BatchColumn, number>> = {};
  for (const [at, name] of columns.map((column) => column.trim()).entries()) {
    const column = batchColumns.find((known) => known === name);
    if (!column) throw invalidField('file', said.unknownColumn(name.slice(0, 100)));
    places[column] = at;
  }
  const missing = confirmationColumns.find((column) => places[column] === undefined);
  if (missing) throw invalidField('file', said.missingColumn(missing));
  return places;
};

export interface Judged {
  name: string;
  /** The payout that is confirmed; absent where it is refused. */
  payout?: SentPayout;
  message: string;
}

interface Against {
  batchId: number;
  currency: string;
  payouts: ReadonlyMap<string, SentPayout>;
}

/** Judges the rows of a confirmation one after the other, so that it knows which came before. */
export const confirmationJudge = (places: Places, { batchId, currency, payouts }: Against) => {
  const seen = new Set<string>();
  return (cells: readonly string[]): Judged => {
    const cell = (column: BatchColumn): string => {
      const at = places[column];
      return at === undefined ? '' : (cells[at] ?? '').trim();
    };
    const id = cell('Id');
    const payout = payouts.get(id);
    const refused = (message: string): Judged => ({ name: id.slice(0, 50), message });
    if (cell('Batch Id') !== String(batchId))
      return refused(said.otherBatch(cell('Batch Id').slice(0, 50)));
    if (!payout) return refused(said.foreignId);
    if (seen.has(id)) return refused(said.twice);
    seen.add(id);
    if (minorOf(cell('Amount')) !== payout.amountMinor)
      return refused(said.wrongAmount(amountText(payout.amountMinor, currency)));
    if (places.Currency !== undefined && cell('Currency') !== currency)
      return refused(said.wrongCurrency(currency));
    if (payout.state !== 'exported' && payout.state !== 'paid') return refused(said.reversed);
    return { name: id, payout, message: '' };
  };
};
