import type { FastifyInstance } from 'fastify';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { TObject, TSchema } from 'typebox';
import { Offered } from '../../../contract/answer';
import { call } from '../../../contract/call';
import { LookupQuery, type UserQuery } from '../../../contract/directory/directory';
import type { Actor } from '../access/actor';
import { assertStaff } from '../access/hiring-staff';
import type { Db } from '../db/database';
import { RawJson, route } from '../http/route';
import type { ReadableList } from './list';
import { readOffer, type Keeping } from './read-offer';
import { rowOf } from './row';
import { inWords } from './order';

/** Where a lookup's entries come from. The table stands under alias `entry` and has an `id`. */
export interface Lookup {
  /** The schema of an entry. */
  entry: TObject;
  table: Sql;
  /** Name and value pairs of one entry. */
  fields: (actor: Actor) => Sql;
  /** Text that a search looks through, and that puts the entries in order. */
  search: (actor: Actor) => Sql;
  /** Entries that are offered; one that was chosen earlier is found by id all the same. */
  offered?: Sql;
  /** Those of the offered that remain where only the hiring staff is asked for. */
  staff?: Sql;
  /** What can be asked for beyond the query of every lookup. */
  query?: { schema: TSchema; summary: string };
  /** Set where a referrer's own forms need it; otherwise it is for staff. */
  forReferrers?: true;
  /** Where its entries are kept; left out for those that every installation has. */
  keeping?: Keeping;
}

/** Lookups by the path that they are read from; each belongs to the domain that registers it. */
export type Lookups = Readonly<Record<string, Lookup>>;

/** A table of `id` and `name`, under the two names that its entries have for them. */
export const namesOf = (table: Sql, entry: TObject): Lookup => {
  const [id, label] = Object.keys(entry.properties).map((name) => raw(`'${name}'`));
  return {
    entry,
    table,
    fields: () => sql`${id}, entry.id, ${label}, entry.name`,
    search: () => sql`entry.name`,
  };
};

/** What is offered; one that was chosen earlier is found by id all the same. */
const offeredOf = ({ offered, staff }: Lookup, query: UserQuery): Sql[] => [
  ...(!query.id && offered ? [offered] : []),
  ...(!query.id && staff && query.staff === true ? [staff] : []),
];

const listOf = (lookup: Lookup, query: UserQuery, actor: Actor): ReadableList<Actor> => {
  const { table, fields, search } = lookup;
  return {
    from: sql`${table} entry`,
    key: sql`entry.id`,
    scope: () => offeredOf(lookup, query),
    row: (reader) => rowOf(fields(reader)),
    search,
    sorts: { words: inWords(search(actor)) },
    filters: { id: (ids: number[]) => sql`entry.id = any(${ids}::integer[])` },
  };
};

const summary = 'Entries to choose from; `id`, repeated, finds entries that were chosen earlier.';

/** Lists that forms and filters choose from. */
export const registerLookups = (app: FastifyInstance, db: Db, lookups: Lookups): void => {
  for (const [path, lookup] of Object.entries(lookups)) {
    route(
      app,
      call<{ query: UserQuery; reply: unknown }>('GET', path),
      {
        schemas: { query: lookup.query?.schema ?? LookupQuery, reply: Offered(lookup.entry) },
        access: 'signed-in',
        tag: 'Lookups',
        summary: [summary, lookup.query?.summary].filter(Boolean).join(' '),
      },
      async ({ query, actor }) => {
        if (!lookup.forReferrers) assertStaff(actor);
        const list = listOf(lookup, query, actor);
        return new RawJson(await readOffer(db, list, query, actor, lookup.keeping, 100));
      },
    );
  }
};
