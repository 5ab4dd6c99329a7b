import {
  upsertMessages,
  type DirectoryKind,
  type UpsertOutcome,
} from '../../../../contract/company/directory/directory-constants';
import type { EntryResult } from '../../../platform/http/entry-validator';
import { toRecordFieldValues, type RecordFieldValues } from '../../../platform/lists/record-table';
import { getDirectoryReferences } from '../columns';
import { directoryLists } from '../directory.list';

export interface UpsertEntry {
  /** Position of the record in the request, from 0. */
  at: number;
  /** Id of the stored record; negative for a new record, 0 before the lookup. */
  id: number;
  fields: RecordFieldValues;
  /** Names or external ids of referenced records that were not looked up yet, by field. */
  texts: Map<string, string>;
  faults: Record<string, string>;
}

export interface PlannedRecord extends UpsertEntry {
  outcome: UpsertOutcome;
  /** Fields that the call changes; all fields of a new record. */
  changed: string[];
  before: RecordFieldValues;
}

/** References by name stay texts until the lookup; empty ones become null. */
export const toUpsertEntry = (
  kind: DirectoryKind,
  { value, faults }: EntryResult,
  at: number,
): UpsertEntry => {
  const texts = new Map<string, string>();
  // A record with invalid values is not read further, since these may have any type.
  if (Object.keys(faults).length > 0) return { at, id: 0, fields: {}, texts, faults };
  const sent: RecordFieldValues = { ...(value as object) };
  for (const { name, key, required } of getDirectoryReferences(kind)) {
    if (sent[name] === undefined) continue;
    const text = typeof sent[name] === 'string' ? sent[name].trim() : '';
    if (text) texts.set(name, text);
    else if (required) faults[name] = upsertMessages.required;
    else sent[key] = null;
  }
  const fields = toRecordFieldValues(directoryLists[kind].record, sent);
  // A person's status is not a plain column: see `writePersonState`.
  if (sent.status !== undefined) fields.status = sent.status;
  // Roles are not a column: see `planRoleChanges`.
  if (sent.roles !== undefined) fields.roles = sent.roles;
  return { at, id: 0, fields, texts, faults };
};

export const isRefusedEntry = ({ faults }: UpsertEntry): boolean => Object.keys(faults).length > 0;
