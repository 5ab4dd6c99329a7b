import sql from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import type { Database } from '../../platform/db/database';
import { deleteFileRows } from '../../platform/files/file-changes';
import { toStorageName, type FileStorage } from '../../platform/files/storage/storage';
import type { Task, TaskRun } from '../../platform/queue/task';
import { decryptOriginals, encryptOriginals } from './seal-originals';

interface FinishParts {
  db: Database;
  keys: KeyRing;
  storage: FileStorage;
}

const portion = 100;

/**
 * Files are removed first: while the storage is unavailable the task fails, and no erasure counts as
 * finished.
 */
const finishPortion = async ({ db, storage }: FinishParts): Promise<number> => {
  const late = await db.many<{ id: number; fileIds: string[] }>(sql`
    update erasure set sealed = null where id in (
      select id from erasure
      where restorable_until <= now() and coalesce(sealed_until <= now(), true) and finished_at is null and restored_at is null
      order by restorable_until limit ${portion})
    returning id, file_ids as "fileIds"`);
  for (const { id, fileIds } of late) {
    for (const fileId of fileIds) await storage.remove(toStorageName(fileId));
    await db.transaction(async (tx) => {
      await deleteFileRows(tx, fileIds);
      await tx.run(sql`
        update erasure set finished_at = now(), file_ids = '{}' where id = ${id}`);
    });
  }
  return late.length;
};

/** Encrypts original data again after the keys were replaced, since old keys are deleted some days later. */
const resealPortion = async ({ db, keys }: FinishParts): Promise<number> => {
  const outdated = await db.many<{ id: number; sealed: Buffer }>(sql`
    select id, sealed from erasure
    where sealed is not null and sealed_with <> ${keys.current().id} limit ${portion}`);
  for (const { id, sealed } of outdated) {
    const content = decryptOriginals(sealed, keys);
    const again = content && encryptOriginals([content], keys);
    await db.run(sql`
      update erasure set sealed = ${again?.sealed[0] ?? null}, sealed_with = ${keys.current().id}
      where id = ${id} and sealed is not null`);
  }
  return outdated.length;
};

export const finishErasures = async (
  parts: FinishParts,
  { signal }: Pick<TaskRun, 'signal'>,
): Promise<void> => {
  while (!signal.aborted && (await resealPortion(parts)) === portion);
  while (!signal.aborted && (await finishPortion(parts)) === portion);
};

export const createFinishErasuresTask = (parts: FinishParts): Task => ({
  name: 'finish-erasures',
  label: 'Delete for ever what anonymised applicants left sealed',
  maxTries: 10,
  schedule: '23 * * * *',
  run: (_, run) => finishErasures(parts, run),
});
