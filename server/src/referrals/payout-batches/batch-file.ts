import sql from 'sql-template-tag';
import { Type } from 'typebox';
import { Id } from '../../../contract/answer';
import {
  batchColumns,
  batchMessages,
  type BatchColumn,
} from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { formatCsv } from '../../platform/files/csv';
import type { ExportedList } from '../../platform/files/list-export';
import { canSeeBatches } from '../payouts/current-batch';
import { formatPayrollAmount } from './batch.rule';

type BatchFileLine = Record<BatchColumn, string>;

interface StoredBatchFileLine extends Omit<BatchFileLine, 'Amount'> {
  key: number;
  minor: number;
}

const batchSize = 1_000;

/** Reads only data that are stored with the batch, so that every download is identical. */
const readBatchFileLines = async function* (
  db: Db,
  batchId: number,
): AsyncGenerator<BatchFileLine[]> {
  for (let after = 0; ;) {
    const rows = await db.many<StoredBatchFileLine>(sql`
      select id as key, batch_id::text as "Batch Id", application_id::text as "Id",
        employee_number as "Employee Id", employee as "Employee", email as "E-mail",
        job_code as "Job Code", department as "Department",
        to_char(payable_on, 'YYYY-MM-DD') as "Payable Date", amount_minor as minor,
        currency as "Currency"
      from payout_batch_row
      where batch_id = ${batchId} and left_out is null and id > ${after}
      order by id limit ${batchSize}`);
    yield rows.map(({ key: _, minor, ...line }) => ({
      ...line,
      Amount: formatPayrollAmount(minor, line.Currency),
    }));
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.key ?? after;
  }
};

export const batchFileExport: ExportedList = {
  name: 'payout-batch',
  rows: Type.Object({ batchId: Id }),
  fileName: (rows) => `payout-batch-${String((rows as { batchId: number }).batchId)}.csv`,
  open: async ({ db, viewer }, { batchId }: { batchId: number }) => {
    if (!viewer.grants.has('payout:export') || !canSeeBatches(viewer))
      throw new AppError('FORBIDDEN');
    const batch = await db.one<{ state: string }>(
      sql`select state from payout_batch where id = ${batchId}`,
    );
    if (!batch) throw new AppError('NOT_FOUND');
    if (batch.state !== 'exported')
      throw new AppError('IN_USE', { message: batchMessages.notExported });
    const columns = batchColumns.map((header) => ({ header, key: header }));
    return () => formatCsv(columns, readBatchFileLines(db, batchId));
  },
};
