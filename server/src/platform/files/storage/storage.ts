import type { Db } from '../../db/database';

/**
 * Keeps contents under names of the form `kind/id`. One that is there is whole and never changes;
 * every server of an installation sees the same.
 */
export interface Storage {
  /** Inside a transaction of `db` the content may stay only if that is committed. */
  put(db: Db, name: string, content: Buffer): Promise<void>;
  /** The content piece by piece, or undefined when there is none. */
  read(name: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Does nothing when there is none. */
  remove(name: string): Promise<void>;
  /**
   * Names of a kind that were put before a moment and may be left of a write that broke off: none where
   * content goes with the transaction.
   */
  mayBeLeft(kind: string, before: Date): AsyncIterable<string>;
}

/** Gives a content back that nobody reads: leaving the loop closes the rest. */
export const leave = async (content: AsyncIterable<Uint8Array>): Promise<void> => {
  for await (const _ of content) break;
};

export const fileName = (id: string): string => `files/${id}`;
