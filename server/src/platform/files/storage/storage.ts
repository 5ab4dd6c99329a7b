import type { Db } from '../../db/database';

/** Names are `kind/id`. Stored content is complete, immutable, and the same on all servers. */
export interface FileStorage {
  /** In a transaction, some storages store the content only if the transaction commits. */
  put(db: Db, name: string, content: Buffer): Promise<void>;
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  remove(name: string): Promise<void>;
  /**
   * Names of a kind that a failed write before that time may have left without a row; none for
   * storages that write in the transaction.
   */
  mayBeLeft(kind: string, before: Date): AsyncIterable<string>;
}

/** Closes a content that is not read: leaving the loop ends the stream. */
export const discardContent = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of content) break;
};

export const toStorageName = (id: string): string => `files/${id}`;
