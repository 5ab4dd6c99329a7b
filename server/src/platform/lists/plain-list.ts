import type { Sql } from 'sql-template-tag';
import type { RecordKind } from '../../../contract/call';
import type { Viewer } from '../access/actor';
import type { Transaction } from '../db/database';
import type { ExportableList, ReadableList } from './list';
import type { Use } from './usage';

/** A list of records that are chosen, exported, deleted and written by it. */
export interface PlainList extends ReadableList<Viewer>, ExportableList<Viewer> {
  /** What a row is called in sentences. */
  name: Sql;
  /** What keeps a row from being deleted. */
  uses: readonly Use[];
  /** Rows that stay as they are, and why: `it is one of every installation`. */
  locked?: { is: Sql; because: string };
  /** Why none of them is ever deleted. */
  kept?: string;
  /** They are people, of whom the audit log keeps ids only. */
  idsOnly?: true;
  /** What belongs to rows that are about to be deleted; what it answers is done when they are gone. */
  deleting?: (tx: Transaction, ids: number[]) => Promise<() => Promise<void>>;
  /** Kinds of record that a write changes, as the calls say; its own if left out. */
  changes?: readonly RecordKind[];
}
