import sql from 'sql-template-tag';
import type {
  FailedTaskFilter,
  FailedTaskSelection,
} from '../../../contract/platform/background-work/background-work';
import type { Actor } from '../access/actor';
import { audit } from '../audit/audit';
import type { Database, Transaction } from '../db/database';
import { AppError } from '../errors';
import { announceRecords } from '../lists/announce-records';
import { lockSelectedRows, type SelectableList } from '../lists/list-selection';
import { enqueueTasks } from '../queue/enqueue';
import type { Task } from '../queue/task';

interface FailedTaskChange {
  db: Database;
  list: SelectableList<FailedTaskFilter, 'id'>;
  actor: Actor;
  selection: FailedTaskSelection;
}

interface FailedRow {
  id: number;
  task: string;
  name: string;
  payload: object;
}

const removeFailedTasks = async (
  { db, list, actor, selection }: FailedTaskChange,
  deed: 'retry' | 'discard',
  then: (tx: Transaction, rows: readonly FailedRow[]) => Promise<unknown>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const rows: FailedRow[] = await lockSelectedRows(
      tx,
      list,
      selection,
      actor,
      sql`, failed.task, ${list.name} as name, failed.payload`,
    );
    const ids = rows.map(({ id }) => id);
    await tx.run(sql`delete from failed_task where id = any(${ids}::bigint[])`);
    await then(tx, rows);
    await audit(
      tx,
      actor.userId,
      `${list.kind}.${deed}`,
      rows.map(({ id, name }) => ({ id, name })),
    );
    announceRecords(tx, list, ids);
    return rows.length;
  });

/** @throws AppError for a task that is unknown to this release, which would never run. */
export const retryFailedTasks = (
  change: FailedTaskChange,
  tasks: readonly Task[],
): Promise<number> =>
  removeFailedTasks(change, 'retry', async (tx, rows) => {
    const queued = rows.map(({ task, name, payload }) => {
      const kind = tasks.find((known) => known.name === task);
      if (kind) return { kind, payload };
      throw new AppError('IN_USE', {
        message: `Nothing was queued: this release has no task ${name}. Discard it, or leave it out.`,
      });
    });
    await enqueueTasks(tx, queued);
  });

export const discardFailedTasks = (change: FailedTaskChange): Promise<number> =>
  removeFailedTasks(change, 'discard', () => Promise.resolve());
