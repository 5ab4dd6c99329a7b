import sql, { type Sql } from 'sql-template-tag';
import type { PayoutBatchFilter } from '../../../contract/referrals/payout-batches/payout-batch';
import {
  batchMessages,
  type BatchState,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { ReferralReader } from '../payouts/referral-reader';
import type { ReadableList } from '../../platform/lists/list';
import { toRowSql } from '../../platform/lists/row-sql';

export const personJson = (alias: Sql): Sql => sql`
  json_build_object('userId', ${alias}.id, 'name', ${alias}.first_name, 'lastName', ${alias}.last_name)`;

/** SQL over `batch`: an exported batch counts as paid when none of its payouts waits for confirmation. */
export const batchState = sql`case when batch.state = 'exported' and not exists (
  select from payout_batch_row line join referral on referral.id = line.referral_id
  where line.batch_id = batch.id and line.left_out is null and referral.state = 'exported')
  then 'paid' else batch.state end`;

export const batchJoins = sql`
  join app_user builder on builder.id = batch.created_by
  cross join lateral (
    select count(*)::integer as rows, coalesce(sum(amount_minor), 0)::bigint as amount_minor
    from payout_batch_row line where line.batch_id = batch.id and line.left_out is null) sums`;

export const batchJsonPairs = sql`
  'id', batch.id, 'state', ${batchState}, 'currency', batch.currency, 'rows', sums.rows,
  'amount', trim_scale(sums.amount_minor / 100.0), 'approvals', batch.approvals,
  'approved', (select count(*) from payout_batch_approval where batch_id = batch.id),
  'createdAt', batch.created_at, 'createdBy', ${personJson(sql`builder`)},
  'exportedAt', batch.exported_at`;

export const batchList: ReadableList<unknown, PayoutBatchFilter> = {
  from: sql`payout_batch batch`,
  key: sql`batch.id`,
  search: () => sql`batch.id::text`,
  filters: { state: (state: BatchState) => sql`${batchState} = ${state}` },
  sorts: { date: sql`batch.created_at` },
  usualSort: '-date',
  shownWith: batchJoins,
  row: () => toRowSql(batchJsonPairs),
};

export const createBatchRowList = (
  batchId: number,
): ReadableList<Pick<ReferralReader, 'remarks'>> => ({
  from: sql`payout_batch_row line`,
  key: sql`line.id`,
  scope: () => [sql`line.batch_id = ${batchId}`],
  search: () =>
    sql`concat_ws(' ', line.employee, line.employee_number, line.job_code, line.department, (
      select applicant.first_name || ' ' || applicant.last_name
      from application join applicant on applicant.id = application.applicant_id
      where application.id = line.application_id))`,
  filters: {},
  sorts: { employee: [sql`line.left_out is null`, sql`line.id`] },
  shownWith: sql`
    left join referral on referral.id = line.referral_id
    left join application on application.id = referral.application_id
    left join applicant on applicant.id = application.applicant_id
    left join app_user remover on remover.id = line.taken_out_by`,
  row: ({ remarks }) =>
    toRowSql(sql`
    'id', line.id, 'applicantId', line.application_id, 'employee', line.employee,
    'employeeNumber', line.employee_number,
    'candidate', btrim(applicant.first_name || ' ' || applicant.last_name),
    'jobCode', line.job_code, 'department', line.department,
    'amount', trim_scale(line.amount_minor / 100.0), 'currency', line.currency,
    'state', referral.state, 'leftOut', case
      when line.taken_out_by is not null and not ${remarks} then ${batchMessages.takenOut}
      else coalesce(line.left_out, '') end,
    'takenOutBy', case when remover.id is not null then ${personJson(sql`remover`)} end`),
});
