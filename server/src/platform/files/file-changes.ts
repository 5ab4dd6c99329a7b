import sql from 'sql-template-tag';
import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from '../db/database';
import type { SentFile } from '../http/body';
import { enqueue } from '../queue/enqueue';
import { removalOfContents } from './remove-contents';
import { fileName, type Storage } from './storage/storage';

/** A file whose content begins as one of a kind: the usual ending of that kind, such as `pdf`, or none. */
export interface KnownFile extends SentFile {
  extension: string;
}

/** What a file is, by its content. */
export interface FileFacts {
  name: string;
  mediaType: string;
}

/** A file whose content was checked. */
export interface CheckedFile extends FileFacts {
  content: Buffer;
}

/**
 * Stores a file, its row with it, and answers its id. What a write that fails has added goes again: the
 * row decides what exists, so that a content which cannot be removed is reachable by nobody.
 */
export const addFile = async (
  tx: Transaction,
  storage: Storage,
  { name, mediaType, content }: CheckedFile,
  createdBy: number,
): Promise<string> => {
  const id = randomUUID();
  tx.afterRollback(() => storage.remove(fileName(id)));
  await storage.put(tx, fileName(id), content);
  await tx.run(sql`
    insert into stored_file (id, name, media_type, size, sha256, created_by)
    values (${id}, ${name}, ${mediaType}, ${content.length},
      ${createHash('sha256').update(content).digest('hex')}, ${createdBy})`);
  return id;
};

/** Drops files that nothing refers to any more; their contents go when that has been committed. */
export const dropFiles = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.run(sql`delete from stored_file where id = any(${ids}::uuid[])`);
  await enqueue(tx, removalOfContents, { ids: [...ids] });
};
