import type { FastifyInstance } from 'fastify';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { TObject, TSchema } from 'typebox';
import { Offered } from '../../../contract/answer';
import { call } from '../../../contract/call';
import { LookupQuery, type UserQuery } from '../../../contract/company/directory/directory';
import type { Actor } from '../access/actor';
import { assertStaff } from '../access/hiring-staff';
import type { Db } from '../db/database';
import { RawJson, route } from '../http/route';
import type { ReadableList } from './list';
import { readLookupChoices, type LookupMaintenance } from './read-lookup-choices';
import { toRowSql } from './row-sql';
import { toNaturalOrder } from './sort-order';

/** Choices of a picker; the table has alias `entry` and a column `id`. */
export interface Lookup {
  entry: TObject;
  table: Sql;
  fields: (actor: Actor) => Sql;
  search: (actor: Actor) => Sql;
  /** Predicate for the entries that can be chosen; entries requested by id are found regardless. */
  offered?: Sql;
  /** Additional predicate for requests of hiring staff only. */
  staff?: Sql;
  query?: { schema: TSchema; summary: string };
  /** True if referrers may use the lookup too; otherwise only staff may. */
  forReferrers?: true;
  keeping?: LookupMaintenance;
}

export type Lookups = Readonly<Record<string, Lookup>>;

export const createNameLookup = (table: Sql, entry: TObject): Lookup => {
  const [id, label] = Object.keys(entry.properties).map((name) => raw(`'${name}'`));
  return {
    entry,
    table,
    fields: () => sql`${id}, entry.id, ${label}, entry.name`,
    search: () => sql`entry.name`,
  };
};

const toOfferConditions = ({ offered, staff }: Lookup, query: UserQuery): Sql[] => [
  ...(!query.id && offered ? [offered] : []),
  ...(!query.id && staff && query.staff === true ? [staff] : []),
];

const toLookupList = (lookup: Lookup, query: UserQuery, actor: Actor): ReadableList<Actor> => {
  const { table, fields, search } = lookup;
  return {
    from: sql`${table} entry`,
    key: sql`entry.id`,
    scope: () => toOfferConditions(lookup, query),
    row: (reader) => toRowSql(fields(reader)),
    search,
    sorts: { words: toNaturalOrder(search(actor)) },
    filters: { id: (ids: number[]) => sql`entry.id = any(${ids}::integer[])` },
  };
};

const lookupSummary =
  'Entries to choose from; `id`, repeated, finds entries that were chosen earlier.';

export const registerLookups = (app: FastifyInstance, db: Db, lookups: Lookups): void => {
  for (const [path, lookup] of Object.entries(lookups)) {
    route(
      app,
      call<{ query: UserQuery; reply: unknown }>('GET', path),
      {
        schemas: { query: lookup.query?.schema ?? LookupQuery, reply: Offered(lookup.entry) },
        access: 'signed-in',
        tag: 'Lookups',
        summary: [lookupSummary, lookup.query?.summary].filter(Boolean).join(' '),
      },
      async ({ query, actor }) => {
        if (!lookup.forReferrers) assertStaff(actor);
        const list = toLookupList(lookup, query, actor);
        return new RawJson(await readLookupChoices(db, list, query, actor, lookup.keeping, 100));
      },
    );
  }
};
