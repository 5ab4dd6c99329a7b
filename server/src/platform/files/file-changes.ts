import sql from 'sql-template-tag';
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database';
import type { SentFile } from '../http/body';
import { enqueueTask } from '../queue/enqueue';
import { removeContentsTaskKind } from './remove-contents';
import { toStorageName, type FileStorage } from './storage/storage';

/** A sent file; `extension` is that of the type detected by content, such as `pdf`, or empty. */
export interface RecognizedFile extends SentFile {
  extension: string;
}

export interface FileFacts {
  name: string;
  mediaType: string;
}

export interface CheckedFile extends FileFacts {
  content: Buffer;
}

/**
 * Stores a file and returns its id. After a rollback the content is removed; if that fails, nobody can open
 * it without a row.
 */
export const addFile = async (
  tx: Transaction,
  storage: FileStorage,
  { name, mediaType, content }: CheckedFile,
  /** Id of the user who added the file; null if an applicant sent it. */
  createdBy: number | null,
): Promise<string> => {
  const id = randomUUID();
  tx.afterRollback(() => storage.remove(toStorageName(id)));
  await storage.put(tx, toStorageName(id), content);
  await tx.run(sql`
    insert into stored_file (id, name, media_type, size, sha256, created_by)
    values (${id}, ${name}, ${mediaType}, ${content.length},
      ${createHash('sha256').update(content).digest('hex')}, ${createdBy})`);
  return id;
};

/** Deletes rows of unreferenced files; a task removes their contents after commit. */
export const deleteFiles = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`delete from stored_file where id = any(${ids}::uuid[])`);
  await enqueueTask(tx, removeContentsTaskKind, { ids: [...ids] });
};

/** Renames files and returns them with their previous names. */
export const renameFiles = (
  tx: Transaction,
  ids: readonly string[],
  name: string,
): Promise<{ id: string; name: string }[]> =>
  tx.many(sql`
    with named as (
      select id, name from stored_file where id = any(${ids}::uuid[]) for update),
    renamed as (
      update stored_file set name = ${name} from named where stored_file.id = named.id)
    select id, name from named`);

/** Deletes the rows of files whose contents were already removed. */
export const deleteFileRows = (tx: Transaction, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from stored_file where id = any(${ids}::uuid[])`);
