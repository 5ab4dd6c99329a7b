import sql from 'sql-template-tag';
import type { Selection } from '../../../contract/selection';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import type { Database } from '../db/database';
import { AppError } from '../errors';
import { announceRecords } from './announce-records';
import { lockSelectedRows, type SelectableList } from './list-selection';
import { assertNoLockedRows } from './locked-rows';
import { assertUnused } from './assert-unused';

/**
 * @throws AppError, deleting nothing, when a row is used or was deleted, or the number of rows has
 * changed.
 */
export const deleteListRows = async <Filter extends { search?: string }, Field extends string>(
  db: Database,
  list: SelectableList<Filter, Field>,
  actor: Actor,
  selection: Selection<Field, Filter>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const { key, kind, from, name, kept } = list;
    if (kept !== undefined)
      throw new AppError('IN_USE', { message: `Nothing was deleted: ${kept}` });
    const rows: { id: number; name: string }[] = await lockSelectedRows(
      tx,
      list,
      selection,
      actor,
      sql`, ${name} as name`,
    );
    const ids = rows.map(({ id }) => id);
    const found = sql`${key} = any(${ids}::integer[])`;
    await assertNoLockedRows(tx, list, [found], 'Nothing was deleted');
    await assertUnused(tx, list, [found]);
    const whenGone = await list.deleting?.(tx, ids);
    await tx.run(sql`delete from ${from} where ${found}`);
    await whenGone?.();
    await audit(tx, actor.userId, `${kind}.delete`, rows);
    announceRecords(tx, list, ids);
    return rows.length;
  });
