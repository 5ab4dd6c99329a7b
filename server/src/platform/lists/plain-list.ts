import type { Sql } from 'sql-template-tag';
import type { RecordKind } from '../../../contract/call';
import type { Viewer } from '../access/actor';
import type { Transaction } from '../db/database';
import type { ExportableList, ReadableList } from './list';
import type { RecordReferences } from './assert-unused';

export interface PlainList extends ReadableList<Viewer>, ExportableList<Viewer> {
  name: Sql;
  uses: readonly RecordReferences[];
  locked?: { is: Sql; because: string };
  kept?: string;
  /** True for people, of whom the audit log stores ids only. */
  idsOnly?: true;
  /** Runs before rows are deleted; the returned function runs after the deletion. */
  deleting?: (tx: Transaction, ids: number[]) => Promise<() => Promise<void>>;
  /** Kinds of record that a write changes; by default the list's own kind. */
  changes?: readonly RecordKind[];
}
