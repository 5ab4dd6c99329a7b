import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import type { TSchema } from 'typebox';
import { Many } from '../../contract/answer';
import { call } from '../../contract/call';
import {
  directory,
  LookupQuery,
  type DirectoryPath,
  type UserQuery,
} from '../../contract/directory/directory';
import type { Actor } from '../access/actor';
import { expectStaff } from '../access/hiring-staff';
import type { Db } from '../db/database';
import { RawJson, route } from '../http/route';
import { readPage, type ReadableList } from './plain-list';

/** Where a lookup's entries come from. The table stands under alias `entry` and has an `id`. */
export interface Lookup {
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
}

/** Lookups by the path that they are read from; each belongs to the domain that registers it. */
export type Lookups = Partial<Record<DirectoryPath, Lookup>>;

const listOf = ({ table, fields, search }: Lookup, actor: Actor): ReadableList<Actor> => ({
  from: sql`${table} entry`,
  key: sql`entry.id`,
  row: fields,
  search,
  sorts: { words: sql`lower(${search(actor)})` },
  filters: { id: (ids: number[]) => sql`entry.id = any(${ids}::integer[])` },
});

/** What is offered; one that was chosen earlier is found by id all the same. */
const offeredOf = ({ offered, staff }: Lookup, query: UserQuery): Sql[] => [
  ...(!query.id && offered ? [offered] : []),
  ...(!query.id && staff && query.staff === true ? [staff] : []),
];

const summary = 'Entries to choose from; `id`, repeated, finds entries that were chosen earlier.';

/** Lists that forms and filters choose from. */
export const registerLookups = (app: FastifyInstance, db: Db, lookups: Lookups): void => {
  for (const [path, lookup] of Object.entries(lookups) as [DirectoryPath, Lookup][]) {
    route(
      app,
      call<{ query: UserQuery; reply: unknown }>('GET', path),
      {
        schemas: { query: lookup.query?.schema ?? LookupQuery, reply: Many(directory[path]) },
        access: 'signed-in',
        tag: 'Lookups',
        summary: [summary, lookup.query?.summary].filter(Boolean).join(' '),
      },
      async ({ query, actor }) => {
        if (!lookup.forReferrers) expectStaff(actor);
        const scope = offeredOf(lookup, query);
        const list = listOf(lookup, actor);
        return new RawJson(await readPage(db, list, query, actor, { usualLimit: 100, scope }));
      },
    );
  }
};
