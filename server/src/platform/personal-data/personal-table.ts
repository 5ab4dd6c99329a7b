import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Db, Transaction } from '../db/database';
import type { OriginalRow, DataOwner, PersonalData, DataSubject } from '../personal-data';
import { anonymisedFullName, toCertainNamePattern } from './words.rule';

interface Link {
  by: 'application' | 'applicant' | 'email';
  column: Sql;
  /** Condition over `row` and `owned.owner` that links rows to people, if `column` alone does not. */
  on?: Sql;
  /**
   * Condition for the few rows of all given people, for tables where testing `on` for each row and person
   * would be slow.
   */
  narrow?: (owners: readonly (string | number)[]) => Sql;
}

/** Personal data in a table. Predicates and values are SQL over the alias `row`. */
export interface PersonalTable {
  /** Label of a row, such as `Letter`. */
  one: string;
  table: string;
  key: readonly string[];
  link: Link;
  where?: Sql;
  /** Values of columns after an erasure; if it is undefined, like `masked`, the row is deleted. */
  erased?: Record<string, Sql>;
  /** Columns with texts by others, in which an erasure replaces the person's names. */
  masked?: readonly string[];
  /** Columns with ids of stored files. */
  files?: readonly string[];
  /** Values that the person may see, by label. */
  shown?: Record<string, Sql>;
}

interface Owned {
  owner: string | number;
  pattern: string;
}

const getOwnerType = (table: PersonalTable): Sql =>
  table.link.by === 'email' ? sql`text` : sql`integer`;

const listOwned = ({ link }: PersonalTable, people: readonly DataSubject[]): Owned[] =>
  people.flatMap((person) => {
    const pattern = toCertainNamePattern(person) ?? '';
    const owners = {
      application: person.applicationIds,
      applicant: person.applicantIds,
      email: person.emails.map((email) => email.toLowerCase()),
    }[link.by];
    return owners.map((owner) => ({ owner, pattern }));
  });

const names = (columns: readonly string[]): Sql => join(columns.map((name) => raw(`row.${name}`)));

const isDifferent = ({ erased, masked }: PersonalTable): Sql => {
  if (masked)
    return join(
      masked.map((name) => sql`${raw(`row.${name}`)}::text ~* owned.pattern`),
      ' or ',
    );
  if (!erased) return sql`true`;
  return sql`(${names(Object.keys(erased))}) is distinct from (${join(Object.values(erased))})`;
};

/** Rows of these people that still contain personal data, over `row` and `owned`. */
const selectRows = (table: PersonalTable, owned: readonly Owned[]): Sql => sql`
  from unnest(${owned.map(({ owner }) => owner)}::${getOwnerType(table)}[],
      ${owned.map(({ pattern }) => pattern)}::text[]) owned (owner, pattern)
    join ${raw(table.table)} row on ${table.link.on ?? sql`${table.link.column} = owned.owner`}
  where ${table.where ?? sql`true`} and (${isDifferent(table)})
    ${table.link.narrow ? sql`and ${table.link.narrow(owned.map(({ owner }) => owner))}` : empty}
    ${table.masked ? sql`and owned.pattern <> ''` : empty}`;

const toSettings = ({ erased = {}, masked = [] }: PersonalTable): Sql =>
  join([
    ...Object.entries(erased).map(([name, value]) => sql`${raw(name)} = ${value}`),
    ...masked.map(
      (name) => sql`${raw(name)} = regexp_replace(${raw(`row.${name}`)}::text, found.pattern,
        ${`\\1${anonymisedFullName}`}, 'gi')`,
    ),
  ]);

const toChange = (table: PersonalTable): Sql => {
  const keys = join(
    table.key.map((name) => sql`${raw(`row.${name}`)} = ${raw(`found.${name}`)}`),
    ' and ',
  );
  return table.erased || table.masked
    ? sql`update ${raw(table.table)} row set ${toSettings(table)} from found where ${keys}`
    : sql`delete from ${raw(table.table)} row using found where ${keys}`;
};

interface FoundRow {
  owner: string | number;
  key: Record<string, unknown>;
  whole: Record<string, unknown>;
}

const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((name) => [name, row[name]]));

const toOriginal =
  (table: PersonalTable) =>
  ({ owner, key, whole }: FoundRow): OriginalRow => {
    const changed = [...Object.keys(table.erased ?? {}), ...(table.masked ?? [])];
    const isDeleted = changed.length === 0;
    return {
      ...{ owner: { [table.link.by]: owner } as DataOwner, table: table.table, key, isDeleted },
      columns: isDeleted ? whole : pick(whole, changed),
      fileIds: (table.files ?? []).flatMap((name) => (whole[name] as string | null) ?? []),
    };
  };

export const erasePersonalRows = async (
  tx: Transaction,
  table: PersonalTable,
  people: readonly DataSubject[],
): Promise<OriginalRow[]> => {
  const owned = listOwned(table, people);
  if (owned.length === 0) return [];
  const rows = await tx.many<FoundRow>(sql`
    with found as materialized (
      select ${names(table.key)}, owned.owner, owned.pattern, to_jsonb(row) as whole
      ${selectRows(table, owned)} for update of row),
    changed as (${toChange(table)})
    select owner, whole, jsonb_build_object(${join(
      table.key.map((name) => sql`${raw(`'${name}'`)}, ${raw(`found.${name}`)}`),
    )}) as key from found`);
  return rows.map(toOriginal(table));
};

const maxTraces = 100;

export const tracePersonalRows = async (
  db: Db,
  table: PersonalTable,
  person: DataSubject,
): Promise<string[]> => {
  const owned = listOwned(table, [person]);
  if (owned.length === 0) return [];
  const rows = await db.many<{ owner: string | number; key: string }>(sql`
    select owned.owner, concat_ws(' ', ${names(table.key)}) as key
    ${selectRows(table, owned)} limit ${maxTraces}`);
  return rows.map(
    ({ owner, key }) => `${table.one} ${key} of ${table.link.by} ${owner} (${table.table})`,
  );
};

const isOfApplications = ({ link }: PersonalTable, ids: readonly number[]): Sql =>
  link.by === 'application'
    ? sql`${link.column} = any(${ids}::integer[])`
    : sql`${link.column} in (select applicant_id from application where id = any(${ids}::integer[]))`;

const collectTable = async (
  db: Db,
  table: PersonalTable,
  shown: Record<string, Sql>,
  ids: readonly number[],
): Promise<{ entry: Record<string, unknown>; files: (string | null)[] }[]> =>
  db.many(sql`
    select json_build_object(${join(
      Object.entries(shown).map(([label, value]) => sql`${label}::text, ${value}`),
    )}) as entry,
      array[${(table.files ?? []).length > 0 ? sql`${names(table.files ?? [])}` : sql`null`}]::text[] as files
    from ${raw(table.table)} row
    where ${isOfApplications(table, ids)} and ${table.where ?? sql`true`}
    order by ${names(table.key)}`);

export const createPersonalData = (
  title: string,
  tables: readonly PersonalTable[],
): PersonalData => {
  const isShown = tables.some(({ shown }) => shown);
  return {
    title,
    columns: tables.flatMap(({ table, erased, masked }) =>
      erased || masked
        ? [...Object.keys(erased ?? {}), ...(masked ?? [])].map((name) => `${table}.${name}`)
        : [`${table}.*`],
    ),
    ...(isShown && {
      labels: tables.flatMap(({ shown = {} }) => Object.keys(shown)),
      collect: async (db, ids) => {
        const rows = [];
        for (const table of tables)
          if (table.shown) rows.push(...(await collectTable(db, table, table.shown, ids)));
        return {
          entries: rows.map(({ entry }) => entry),
          fileIds: rows.flatMap(({ files }) => files.filter((id) => id !== null)),
        };
      },
    }),
    erase: async (tx, people) => {
      const originals: OriginalRow[] = [];
      for (const table of tables) originals.push(...(await erasePersonalRows(tx, table, people)));
      return { originals, unsure: [] };
    },
    traces: async (db, person) => {
      const places: string[] = [];
      for (const table of tables) places.push(...(await tracePersonalRows(db, table, person)));
      return places;
    },
  };
};
