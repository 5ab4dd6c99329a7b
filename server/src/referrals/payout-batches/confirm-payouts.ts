import sql from 'sql-template-tag';
import { mostTold } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Confirmed } from '../../../contract/referrals/payout-batches/payout-batch';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { toCsvPreview, type InspectedCsv } from '../../platform/files/csv-reading/inspect-csv';
import type { ParsedRow } from '../../platform/files/csv-reading/parsed-row';
import { announce } from '../../platform/realtime/changes';
import { lockPayouts, writePayouts } from '../payouts/write-payouts';
import type { ReferralReader } from '../payouts/referral-reader';
import { selectIncludedIds, lockBatch } from './batch-rows';
import { findConfirmationRefusal } from './batch.rule';
import {
  createConfirmationValidator,
  validateConfirmationColumns,
  type ValidatedConfirmation,
  type PayoutAtPayroll,
} from './payroll-confirmation.rule';

const lockSentPayouts = async (
  tx: Transaction,
  batchId: number,
): Promise<Map<string, PayoutAtPayroll>> => {
  await tx.run(sql`
    select from referral where id in (${selectIncludedIds(batchId)}) order by id for update`);
  const rows = await tx.many<PayoutAtPayroll>(sql`
    select line.application_id as "applicationId", line.amount_minor as "amountMinor", referral.state
    from payout_batch_row line left join referral on referral.id = line.referral_id
    where line.batch_id = ${batchId} and line.left_out is null`);
  return new Map(rows.map((row) => [String(row.applicationId), row]));
};

const getConfirmationOutcome = ({
  payout,
}: ValidatedConfirmation): 'paid' | 'unchanged' | 'refused' => {
  if (!payout) return 'refused';
  return payout.state === 'exported' ? 'paid' : 'unchanged';
};

export interface ConfirmationRequest {
  actor: Actor;
  id: number;
  reader: ReferralReader;
  file: InspectedCsv;
  isDryRun: boolean;
}

/** Confirms payouts by payroll's file. Refused rows are returned with reasons. A dry run changes nothing. */
export const confirmPayouts = (
  db: Database,
  { actor, id, reader, file, isDryRun }: ConfirmationRequest,
): Promise<Confirmed> =>
  db.transaction(async (tx) => {
    const { state, currency } = await lockBatch(tx, id);
    const refusal = findConfirmationRefusal(state);
    if (refusal) throw new AppError('IN_USE', { message: refusal });
    const { places, fault } = validateConfirmationColumns(file.columns);
    const counts = { total: file.total, paid: 0, unchanged: 0, refused: 0 };
    const answer: Confirmed = { ...toCsvPreview(file), ...counts, fault, lines: [] };
    if (fault && !isDryRun) throw invalidField('file', fault);
    if (fault) return answer;
    const judge = createConfirmationValidator(places, {
      batchId: id,
      currency,
      payouts: await lockSentPayouts(tx, id),
    });
    const rows = file.batches.flatMap((batch) => JSON.parse(batch) as ParsedRow[]);
    const paid: number[] = [];
    for (const { line, cells } of rows) {
      const judged = judge(cells);
      const outcome = getConfirmationOutcome(judged);
      answer[outcome] += 1;
      if (outcome === 'paid' && judged.payout) paid.push(judged.payout.applicationId);
      if (answer[outcome] <= mostTold)
        answer.lines.push({ line, outcome, name: judged.name, message: judged.message });
    }
    if (isDryRun || paid.length === 0) return answer;
    const sources = await lockPayouts(tx, reader, paid);
    await writePayouts(tx, actor, sources, 'paid', { today: reader.today });
    await audit(tx, actor.userId, 'payout-batch.confirm', { id, details: { paid: paid.length } });
    announce(tx, { owner: 'payout-batch', ids: [id], jobIds: [] });
    return answer;
  });
