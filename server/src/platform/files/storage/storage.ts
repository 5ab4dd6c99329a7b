import type { Db } from '../../db/database';

/**
 * Storage for files, which are named `kind/id`. Stored files are complete, never change, and are the same on
 * all servers.
 */
export interface FileStorage {
  /** Stores a file; within a transaction, some storages do so only if it commits. */
  put(db: Db, name: string, content: Buffer): Promise<void>;
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(name: string): Promise<void>;
  /**
   * Names of files of a kind that a failed write before that time may have left without a row; none for
   * storages that write in the transaction.
   */
  mayBeLeft(kind: string, before: Date): AsyncIterable<string>;
}

/** Closes a stream that is not read to its end. */
export const discardContent = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of content) break;
};

export const toStorageName = (id: string): string => `files/${id}`;
