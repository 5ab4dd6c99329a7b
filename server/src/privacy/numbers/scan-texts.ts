import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import { hashSecret, hashWithAllKeys } from '../../platform/access/secret-hash';
import type { Database } from '../../platform/db/database';
import { toFreeTextName, type FreeText } from '../../platform/personal-data/free-text';
import { announce } from '../../platform/realtime/changes';
import { findNumbers, documentNumberPattern } from './find-numbers.rule';

const portion = 200;

interface TextRow {
  key: Record<string, string | number>;
  applicationId: number;
  text: string;
}

export interface ScanDependencies {
  db: Database;
  keys: KeyRing;
  texts: readonly FreeText[];
}

export const toNumberHashInput = (compact: string): string => `number of a document ${compact}`;

const toColumns = (key: readonly string[]): Sql => join(key.map((name) => raw(`row.${name}`)));

const readTexts = (
  db: Database,
  text: FreeText,
  ids: readonly number[] | undefined,
  after: TextRow | undefined,
): Promise<TextRow[]> => {
  const { table, key, column, application, among } = text;
  const labels = join(key.map((name) => sql`${name}::text, ${raw(`row.${name}`)}`));
  const last = after && join(key.map((name) => sql`${after.key[name]}`));
  return db.many<TextRow>(sql`
    select json_build_object(${labels}) as key, ${application} as "applicationId",
      ${raw(`row.${column}`)} as text
    from ${raw(table)} row
    where ${raw(`row.${column}`)} ~ ${documentNumberPattern} and ${application} is not null
      and ${ids ? among(ids) : sql`true`}
      and ${last ? sql`(${toColumns(key)}) > (${last})` : sql`true`}
    order by ${toColumns(key)} limit ${portion}`);
};

/**
 * Stores found numbers, except those that staff dismissed, which are recognized even after the key changed.
 */
const storeMarks = (
  { db, keys }: ScanDependencies,
  text: FreeText,
  rows: readonly TextRow[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = rows.flatMap(({ key, applicationId, text: written }) =>
      findNumbers(written).map(({ kind, compact }) => ({
        ...{ key, applicationId, kind, lastFour: compact.slice(-4) },
        hash: hashSecret(toNumberHashInput(compact), keys),
        hashes: hashWithAllKeys(toNumberHashInput(compact), keys),
      })),
    );
    if (found.length === 0) return;
    const added = await tx.many<{ id: number }>(sql`
      insert into number_mark as mark (application_id, place, row_key, kind, last_four, hash)
      select distinct on (found.key, found.hash) found."applicationId", ${toFreeTextName(text)}, found.key, found.kind, found."lastFour", found.hash
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found
        (key jsonb, "applicationId" integer, kind text, "lastFour" text, hash text, hashes text[])
      where not exists (select from number_mark known
        where known.place = ${toFreeTextName(text)} and known.row_key = found.key
          and known.hash = any (found.hashes) and known.state <> 'masked')
        and exists (select from application where application.id = found."applicationId")
      on conflict (place, row_key, hash) do update
        set state = 'open', found_at = now(), decided_by = null, decided_at = null
        where mark.state = 'masked'
      returning id`);
    announce(tx, { owner: 'number-mark', ids: added.map(({ id }) => id), jobIds: [] });
  });

/** Marks what looks like the number of an identity document in texts of these applications, or of all. */
export const scanTexts = async (
  parts: ScanDependencies,
  ids: readonly number[] | undefined,
  signal: AbortSignal,
): Promise<void> => {
  for (const text of parts.texts) {
    let after: TextRow | undefined;
    do {
      signal.throwIfAborted();
      const rows = await readTexts(parts.db, text, ids, after);
      await storeMarks(parts, text, rows);
      after = rows.length === portion ? rows.at(-1) : undefined;
    } while (after);
  }
};
