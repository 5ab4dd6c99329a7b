import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { NumberMarkSelection } from '../../../contract/privacy/numbers/number-mark';
import type { KeyRing } from '../../platform/access/key-ring';
import { hashWithAllKeys } from '../../platform/access/secret-hash';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import type { NamedList } from '../../platform/lists/list';
import { lockSelectedRows } from '../../platform/lists/list-selection';
import { toFreeTextName, type FreeText } from '../../platform/personal-data/free-text';
import { announce, announceApplications } from '../../platform/realtime/changes';
import { findNumbers, maskNumber } from './find-numbers.rule';
import { toNumberHashInput } from './scan-texts';

interface LockedMark {
  id: number;
  applicationId: number;
  place: string;
  rowKey: Record<string, string | number>;
  hash: string;
}

interface MarkChange {
  actor: Actor;
  selection: NumberMarkSelection;
  list: NamedList<object, { kind?: string | undefined }, 'id'>;
}

const lockMarks = (tx: Transaction, { selection, list }: MarkChange): Promise<LockedMark[]> =>
  lockSelectedRows(
    tx,
    list,
    selection,
    {},
    sql`, mark.application_id as "applicationId", mark.place, mark.row_key as "rowKey", mark.hash`,
  );

const findRow = (key: LockedMark['rowKey']): Sql =>
  join(
    Object.entries(key).map(([name, value]) => sql`${raw(name)} = ${value}`),
    ' and ',
  );

const maskIn = async (
  tx: Transaction,
  keys: KeyRing,
  { table, column, also }: FreeText,
  { rowKey, hash }: LockedMark,
): Promise<void> => {
  const found = await tx.one<{ text: string }>(sql`
    select ${raw(column)} as text from ${raw(table)} where ${findRow(rowKey)} for update`);
  if (!found?.text) return;
  const masked = findNumbers(found.text)
    .filter(({ compact }) => hashWithAllKeys(toNumberHashInput(compact), keys).includes(hash))
    .reduce(
      (text, { written, compact }) => text.replaceAll(written, maskNumber(compact)),
      found.text,
    );
  if (masked === found.text) return;
  await tx.run(sql`
    update ${raw(table)} set ${raw(column)} = ${masked}
      ${also ? sql`, ${also(sql`${masked}::text`)}` : empty}
    where ${findRow(rowKey)}`);
};

const decide = async (
  tx: Transaction,
  { actor }: MarkChange,
  marks: readonly LockedMark[],
  state: 'masked' | 'dismissed',
): Promise<number> => {
  const ids = marks.map(({ id }) => id);
  await tx.run(sql`
    update number_mark set state = ${state}, decided_by = ${actor.userId}, decided_at = now()
    where id = any(${ids}::integer[])`);
  await audit(
    tx,
    actor.userId,
    state === 'masked' ? 'application.mask-number' : 'application.dismiss-number',
    marks.map(({ applicationId, place }) => ({ id: applicationId, details: { place } })),
  );
  announce(tx, { owner: 'number-mark', ids, jobIds: [] });
  return ids.length;
};

/**
 * Replaces a found number in its text except for the last four characters; a number that is no longer in the
 * text counts as masked.
 */
export const maskMarkedNumbers = (
  { db, keys, texts }: { db: Database; keys: KeyRing; texts: readonly FreeText[] },
  change: MarkChange,
): Promise<number> =>
  db.transaction(async (tx) => {
    const marks = await lockMarks(tx, change);
    for (const mark of marks) {
      const text = texts.find((one) => toFreeTextName(one) === mark.place);
      if (text) await maskIn(tx, keys, text, mark);
    }
    const ids = marks.map(({ applicationId }) => applicationId);
    const jobs = await tx.many<{ jobId: number }>(sql`
      select distinct job_id as "jobId" from application where id = any(${ids}::integer[])`);
    announceApplications(
      tx,
      ids,
      jobs.map(({ jobId }) => jobId),
    );
    return decide(tx, change, marks, 'masked');
  });

export const dismissMarkedNumbers = (db: Database, change: MarkChange): Promise<number> =>
  db.transaction(async (tx) => decide(tx, change, await lockMarks(tx, change), 'dismissed'));
