import sql, { type Sql } from 'sql-template-tag';
import type {
  PayoutBatchRecord,
  PayoutBatchRow,
  Refusals,
} from '../../../contract/referrals/payout-batches/payout-batch';
import { payoutStateNames } from '../../../contract/referrals/payouts/payout-constants';
import { messages } from '../../../contract/messages';
import type { Permission } from '../../../contract/permission';
import type { Viewer } from '../../platform/access/actor';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { getPayoutState } from '../payouts/payout.rule';
import { readReferralChain } from '../payouts/read-referral-chain';
import { findRecusalReason } from '../payouts/payout-refusal.rule';
import type { ReferralSource } from '../payouts/referral-row';
import type { ReferralReader } from '../payouts/referral-reader';
import { splitPayablePayouts, readIncludedPayouts, summarizeExclusions } from './batch-rows';
import {
  findApprovalRefusal,
  findChangeRefusal,
  findConfirmationRefusal,
  findDiscardRefusal,
  findExportRefusal,
} from './batch.rule';
import { batchJsonPairs, batchJoins, personJson } from './payout-batches.list';

type StoredBatchRecord = PayoutBatchRow &
  Pick<PayoutBatchRecord, 'version' | 'exportedBy' | 'approvers' | 'departments' | 'refused'>;

const readStoredRecord = async (db: Db, id: number): Promise<StoredBatchRecord> => {
  const found = await db.one<{ batch: StoredBatchRecord }>(sql`
    select json_build_object(${batchJsonPairs}, 'version', batch.version,
      'exportedBy', case when exporter.id is not null then ${personJson(sql`exporter`)} end,
      'approvers', coalesce((
        select json_agg(json_build_object('person', ${personJson(sql`person`)}, 'at', approval.at)
          order by approval.at)
        from payout_batch_approval approval join app_user person on person.id = approval.approver_id
        where approval.batch_id = batch.id), '[]'),
      'departments', coalesce((
        select json_agg(json_build_object('department', department, 'rows', rows,
          'amount', trim_scale(amount_minor / 100.0)) order by amount_minor desc, department)
        from (
          select department, count(*) as rows, sum(amount_minor) as amount_minor
          from payout_batch_row line where line.batch_id = batch.id and line.left_out is null
          group by department) sums), '[]'),
      'refused', json_build_object('count', batch.refused, 'first', coalesce((
        select json_agg(json_build_object('applicantId', refusal."applicantId",
          'name', btrim(coalesce(applicant.first_name || ' ' || applicant.last_name, '')),
          'message', refusal.message))
        from jsonb_to_recordset(batch.refusals) as refusal ("applicantId" integer, message text)
          left join application on application.id = refusal."applicantId"
          left join applicant on applicant.id = application.applicant_id), '[]'))) as batch
    from payout_batch batch ${batchJoins}
      left join app_user exporter on exporter.id = batch.exported_by
    where batch.id = ${id}`);
  if (!found) throw new AppError('NOT_FOUND');
  return found.batch;
};

/** True if the batch contains a payout to the person who referred the current user. */
const isInBatch = (batchId: number): Sql => sql`exists (
  select from payout_batch_row line join referral on referral.id = line.referral_id
  where line.batch_id = ${batchId} and line.left_out is null
    and referral.referrer_id = chain.referrer_id)`;

const countPayoutStates = (sources: readonly ReferralSource[], today: string) =>
  payoutStateNames.flatMap((state) => {
    const rows = sources.filter(({ facts }) => getPayoutState(facts, today) === state).length;
    return rows > 0 ? [{ state, rows }] : [];
  });

const noRefusals: Refusals = { count: 0, first: [] };

/** @throws AppError when the batch does not exist. */
export const getBatch = async (
  db: Db,
  id: number,
  viewer: Viewer,
  reader: ReferralReader,
): Promise<PayoutBatchRecord> => {
  const stored = await readStoredRecord(db, id);
  const { state, approvers } = stored;
  const isUnderWay = state === 'open' || state === 'approved';
  const sources = await readIncludedPayouts(db, reader, id);
  const stops = isUnderWay ? splitPayablePayouts(sources, reader.today).stops : [];
  const may = (permission: Permission, refusal: string): string =>
    viewer.grants.has(permission) ? refusal : messages.payout.forbidden;
  const hasApproved = approvers.some(({ person }) => person.userId === viewer.userId);
  const conflicts = sources.filter(
    (source) => findRecusalReason(viewer, source) !== undefined,
  ).length;
  return {
    ...stored,
    states: countPayoutStates(sources, reader.today),
    stopped: isUnderWay ? summarizeExclusions(stops) : noRefusals,
    chain:
      state === 'open' && viewer.grants.has('payout:approve')
        ? await readReferralChain(db, viewer, isInBatch(id))
        : [],
    steps: {
      approve: may('payout:approve', findApprovalRefusal(state, hasApproved, conflicts)),
      export: may('payout:export', findExportRefusal(state)),
      confirm: may('payout:mark-paid', findConfirmationRefusal(state)),
      discard: may('payout:export', findDiscardRefusal(state)),
      change: may('payout:export', findChangeRefusal(state)),
    },
  };
};
