import sql from 'sql-template-tag';
import { createHash, randomUUID } from 'node:crypto';
import type { Db } from '../db/database';
import type { SentFile } from '../http/body';
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

/** What one write does to stored files; both run inside its transaction. */
export interface FileChanges {
  /** Answers the id of the new file. */
  add(db: Db, file: CheckedFile, createdBy: number): Promise<string>;
  /** To be called when nothing refers to them any more. */
  drop(db: Db, ids: readonly string[]): Promise<void>;
}

/**
 * Keeps contents in step with their rows: what a failed write added goes again, what a write
 * dropped goes only after it has been committed.
 */
export const changingFiles = async <Result>(
  storage: Storage,
  work: (changes: FileChanges) => Promise<Result>,
): Promise<Result> => {
  const added: string[] = [];
  const dropped: string[] = [];
  // The row decides what exists; a content that cannot be removed now is reachable by nobody.
  const remove = (ids: string[]) =>
    Promise.allSettled(ids.map((id) => storage.remove(fileName(id))));
  const changes: FileChanges = {
    add: async (db, { name, mediaType, content }, createdBy) => {
      const id = randomUUID();
      added.push(id);
      await storage.put(db, fileName(id), content);
      await db.run(sql`
        insert into stored_file (id, name, media_type, size, sha256, created_by)
        values (${id}, ${name}, ${mediaType}, ${content.length},
          ${createHash('sha256').update(content).digest('hex')}, ${createdBy})`);
      return id;
    },
    drop: async (db, ids) => {
      await db.run(sql`delete from stored_file where id = any(${ids}::uuid[])`);
      dropped.push(...ids);
    },
  };
  try {
    const result = await work(changes);
    await remove(dropped);
    return result;
  } catch (error) {
    await remove(added);
    throw error;
  }
};
