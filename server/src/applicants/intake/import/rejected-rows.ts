import sql from 'sql-template-tag';
import { Type } from 'typebox';
import { Id } from '../../../../contract/answer';
import type { Db } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';
import { formatCsv, type CsvColumn } from '../../../platform/files/csv';
import type { ExportedList } from '../../../platform/files/list-export';

type Line = Record<string, string>;

interface RejectedRow {
  line: number;
  cells: string[];
  reason: string;
  /** Cells of a row beyond the last column. */
  surplus: string;
}

/** Reads columns of rejected rows, only from the user's own imports. */
const readRejectedColumns = async (
  db: Db,
  id: number,
  actorId: number,
): Promise<CsvColumn<Line>[]> => {
  const stored = await db.one<{ columns: string[] }>(sql`
    select columns from application_import where id = ${id} and created_by = ${actorId}`);
  if (!stored) throw new AppError('NOT_FOUND');
  return [
    ...stored.columns.map((header, at) => ({ header, key: `cell${at}` })),
    { header: 'Line', key: 'line' },
    { header: 'Reason', key: 'reason' },
    { header: 'Surplus cells', key: 'surplus' },
  ];
};

const readRejectedBatches = async function* (db: Db, id: number): AsyncGenerator<Line[]> {
  for (let after = 0; ;) {
    const rows = await db.many<RejectedRow>(sql`
      select line, cells, reason,
        array_to_string(cells[cardinality(application_import.columns) + 1 :], ' | ') as surplus
      from application_import_row join application_import on application_import.id = import_id
      where import_id = ${id} and application_import_row.state = 'rejected' and line > ${after}
      order by line limit 1000`);
    yield rows.map(({ line, cells, reason, surplus }) => ({
      ...Object.fromEntries(cells.map((cell, at) => [`cell${at}`, cell])),
      line: String(line),
      reason,
      surplus,
    }));
    if (rows.length < 1_000) return;
    after = rows.at(-1)?.line ?? after;
  }
};

export const rejectedRowExport: ExportedList = {
  name: 'rejected-row',
  rows: Type.Object({ importId: Id }),
  open: async ({ db, viewer }, { importId }: { importId: number }) => {
    if (!viewer.grants.has('application:import')) throw new AppError('FORBIDDEN');
    const columns = await readRejectedColumns(db, importId, viewer.userId);
    return () => formatCsv(columns, readRejectedBatches(db, importId));
  },
};
