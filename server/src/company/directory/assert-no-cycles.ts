import sql, { raw } from 'sql-template-tag';
import { upsertMessages } from '../../../contract/company/directory/directory-constants';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';

interface TreeColumn {
  table: string;
  column: string;
  field: string;
}

/** @throws AppError when a record is its own ancestor. */
export const assertNoCycles = async (
  tx: Transaction,
  { table, column, field }: TreeColumn,
  ids: readonly number[],
): Promise<void> => {
  const above = raw(column);
  const circle = await tx.one(sql`
    with recursive path (start, at) as (
      select id, ${above} from ${raw(table)} where id = any (${ids}::integer[])
      union
      select path.start, record.${above} from path join ${raw(table)} record on record.id = path.at)
    select 1 from path where start = at limit 1`);
  if (circle) throw invalidField(field, upsertMessages.circle);
};
