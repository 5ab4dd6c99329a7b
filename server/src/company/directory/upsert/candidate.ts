import {
  upsertMessages,
  type DirectoryKind,
  type UpsertOutcome,
} from '../../../../contract/directory/directory-constants';
import type { JudgedEntry } from '../../../platform/http/entry-judge';
import { fieldsOf, type Fields } from '../../../platform/lists/record-table';
import { referencesOf } from '../columns';
import { directoryLists } from '../directory.list';

/** A record as it was sent, on its way to what is written. */
export interface Candidate {
  /** Its place among what was sent, from 0. */
  at: number;
  /** Of the record; below 0 for one that is new and not written yet, 0 as long as nobody looked. */
  id: number;
  /** As they are stored, by the names of a body. */
  fields: Fields;
  /** What it names by a text, by the names of the fields. */
  texts: Map<string, string>;
  /** Sentences by the names that were sent. */
  faults: Record<string, string>;
}

/** What would become of a record. */
export interface PlannedRecord extends Candidate {
  outcome: UpsertOutcome;
  /** The fields that change; of a new record all that were sent. */
  changed: string[];
  /** The fields as they stand. */
  before: Fields;
}

/** Reads what was sent: a reference by text waits until it is looked up, an empty one is none. */
export const candidateOf = (
  kind: DirectoryKind,
  { value, faults }: JudgedEntry,
  at: number,
): Candidate => {
  const texts = new Map<string, string>();
  // What is wrong may be of any type.
  if (Object.keys(faults).length > 0) return { at, id: 0, fields: {}, texts, faults };
  const sent: Fields = { ...(value as object) };
  for (const { name, key, required } of referencesOf(kind)) {
    if (sent[name] === undefined) continue;
    const text = typeof sent[name] === 'string' ? sent[name].trim() : '';
    if (text) texts.set(name, text);
    else if (required) faults[name] = upsertMessages.required;
    else sent[key] = null;
  }
  const fields = fieldsOf(directoryLists[kind].record, sent);
  // Of people it is no plain column: see `writePersonState`.
  if (sent.status !== undefined) fields.status = sent.status;
  // Neither are roles: see `planRoles`.
  if (sent.roles !== undefined) fields.roles = sent.roles;
  return { at, id: 0, fields, texts, faults };
};

export const isRefused = ({ faults }: Candidate): boolean => Object.keys(faults).length > 0;
