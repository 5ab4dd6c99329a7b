import sql from 'sql-template-tag';
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database';
import type { SentFile } from '../http/body';
import { enqueueTask } from '../queue/enqueue';
import { contentRemoval } from './remove-contents';
import { toStorageName, type FileStorage } from './storage/storage';

/** `extension` is that of the type detected by content, such as `pdf`, or empty. */
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
 * Returns the file's id. After a rollback the content is removed; if that fails, nobody can reach
 * it, since it has no row.
 */
export const addFile = async (
  tx: Transaction,
  storage: FileStorage,
  { name, mediaType, content }: CheckedFile,
  /** Null for a file that an applicant sent. */
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
export const dropFiles = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`delete from stored_file where id = any(${ids}::uuid[])`);
  await enqueueTask(tx, contentRemoval, { ids: [...ids] });
};

/** Returns the files with the names that they had. */
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

/** For files whose contents are removed already. */
export const dropFileRows = (tx: Transaction, ids: readonly string[]): Promise<number> =>
  tx.run(sql`delete from stored_file where id = any(${ids}::uuid[])`);
