import sql from 'sql-template-tag';
import type { BatchOutlook } from '../../../contract/referrals/payout-batches/payout-batch';
import type { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import type { Db } from '../../platform/db/database';
import { readReferralSources } from '../payouts/read-referrals';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { summarizeExclusions } from './batch-rows';
import { findSelectedReferralIds, splitPayableSelection } from './batch-selection';

const sumByCurrency = (payable: readonly ReferralSource[]): BatchOutlook['ready'] =>
  [...new Set(payable.map(({ currency }) => currency))].sort().map((currency) => {
    const these = payable.filter((source) => source.currency === currency);
    const cents = these.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);
    return { currency, rows: these.length, amount: cents / 100 };
  });

/** @throws AppError when the selection is too large, or its size differs from the confirmed one. */
export const checkBatchSelection = async (
  db: Db,
  selection: ReferralSelection,
  reader: ReferralReader,
): Promise<BatchOutlook> => {
  const ids = await findSelectedReferralIds(db, selection, reader);
  const sources = await readReferralSources(db, reader, sql`referral.id = any (${ids}::integer[])`);
  const { payable, stops } = await splitPayableSelection(db, sources, reader.today);
  return {
    asked: sources.length,
    ready: sumByCurrency(payable),
    refused: summarizeExclusions(stops),
  };
};
