import sql, { join, type Sql } from 'sql-template-tag';
import type { Selection } from '../../contract/selection';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { announceRecords } from './announce-records';
import { expectUnlocked } from './locked-rows';
import { selectedOf, type SelectableList } from './list-selection';
import { expectAgreed } from './selection';
import { expectUnused } from './usage';

/**
 * Deletes the rows of a selection, all of them or none.
 * @throws AppError when one of them is used, is gone, or the number is not the one that was agreed to.
 */
export const deleteRows = async <Filter extends { search?: string }, Field extends string>(
  db: Database,
  list: SelectableList<Filter, Field>,
  actor: Actor,
  selection: Selection<Field, Filter>,
): Promise<number> => {
  const { field, one, many, key: column, kind, from, name } = list;
  return db.transaction(async (tx) => {
    const rows = await tx.many<{ id: number; name: string }>(sql`
      select ${column} as id, ${name} as name from ${from}
      where ${join(selectedOf(list, selection, actor), ' and ')} for update`);
    expectAgreed({ field, one, many, column }, selection, rows.length);
    if (rows.length === 0) throw new AppError('NOT_FOUND');
    const found: Sql[] = [sql`${column} = any(${rows.map(({ id }) => id)}::integer[])`];
    await expectUnlocked(tx, list, found, 'Nothing was deleted');
    await expectUnused(tx, list, found);
    await tx.run(sql`delete from ${from} where ${join(found)}`);
    await audit(tx, actor.userId, `${kind}.delete`, rows);
    announceRecords(
      tx,
      list,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
};
