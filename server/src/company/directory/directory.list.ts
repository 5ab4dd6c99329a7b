import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import {
  directoryKinds,
  type DirectoryKind,
} from '../../../contract/company/directory/directory-constants';
import type {
  DirectoryBody,
  DirectoryFilter,
} from '../../../contract/company/directory/directory-record';
import { roleNames } from '../../../contract/identity/people/role-constants';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import { holdAlone } from '../../platform/db/locks';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WrittenList } from '../../platform/lists/record-table';
import { rowOf } from '../../platform/lists/row';
import { noteAddresses } from '../../identity/people/address-trust';
import { applyLeavingDates } from '../../identity/people/leavers';
import { holdsAddress } from '../../identity/people/taken-out';
import { writePersonState } from '../../identity/people/write-person';
import { peopleShownAnew } from '../../identity/people/hooks';
import { holdAdministrators } from '../../identity/people/administrators';
import { columnsOf, treesOf } from './columns';
import { assertTree } from './assert-tree';
import { tableOf, tables, usesOf } from './tables';
import { inWords } from '../../platform/lists/order';

interface Filter extends DirectoryFilter {
  id?: number[];
}
export type DirectoryList = SelectableList<Filter, 'id'> & WrittenList;

const personName = sql`trim(entry.first_name || ' ' || entry.last_name)`;

const gone = sql`case when entry.has_left then ' (left)' when entry.is_active then ''
  else ' (inactive)' end`;

/** `shown` is the display name; `written` identifies a record uniquely in files. */
const words = (of: DirectoryKind | 'countries'): { shown: Sql; written: Sql } => {
  if (of === 'people') return { shown: sql`${personName} || ${gone}`, written: sql`entry.email` };
  if (of === 'cities') {
    const place = sql`entry.name || ', ' || (select name from country where id = entry.country_id)`;
    return { shown: place, written: place };
  }
  const name = sql`entry.${raw(of === 'countries' ? 'name' : (tables[of].nameColumn ?? 'name'))}`;
  return { shown: name, written: name };
};

const own = (column: string): Sql => sql`record.${raw(column)}`;

const namedBy = (of: DirectoryKind | 'countries', column: string, value: Sql): Sql =>
  sql`(select ${value} from ${raw(tableOf(of))} entry where entry.id = ${own(column)})`;

const referenced = (of: DirectoryKind | 'countries', column: string): Sql =>
  namedBy(of, column, sql`json_build_object('id', entry.id, 'name', ${words(of).shown})`);

const exported = (kind: DirectoryKind): Record<string, Sql> =>
  Object.fromEntries(
    columnsOf(kind).map(({ field, column }) => [
      field.label,
      field.type === 'record'
        ? namedBy(field.of, column, words(field.of).written)
        : field.type === 'day'
          ? sql`to_char(${own(column)}, 'YYYY-MM-DD')`
          : own(column),
    ]),
  );

const unique = (kind: DirectoryKind) => {
  const { one } = directoryKinds[kind];
  const named = `There is a ${one} of this name already.`;
  const externalId = `Another ${one} has this external id already.`;
  if (kind === 'people')
    return {
      externalId: { sentence: externalId, indexed: true as const },
      email: {
        sentence: 'Somebody has this e-mail address already.',
        indexed: true as const,
        among: holdsAddress(),
      },
    };
  return {
    externalId,
    ...(kind === 'functions' && { name: { sentence: named, with: ['parentId'] } }),
    ...(kind === 'cities' && { name: { sentence: named, with: ['countryId'] } }),
    ...(!['functions', 'cities'].includes(kind) && { name: named }),
  };
};

/** The email address, unless someone used it for sign-in before. */
const userName = (email: unknown): Sql => sql`
  case when exists (
      select 1 from app_user where lower(user_name) = lower(${email}) and ${holdsAddress()})
    then gen_random_uuid()::text else lower(${email}) end`;

const recordOf = (kind: DirectoryKind): WrittenList['record'] => {
  const fields = columnsOf(kind);
  const trees = treesOf(kind);
  const { table } = tables[kind];
  const isPeople = kind === 'people';
  return {
    table,
    columns: {
      ...Object.fromEntries(fields.map(({ key, column }) => [key, column])),
      externalId: 'external_id',
      ...(!isPeople && { status: 'is_active' }),
    },
    unique: unique(kind),
    references: Object.fromEntries(
      fields.flatMap(({ key, field }) => {
        if (field.type !== 'record') return [];
        const rule = {
          table: tableOf(field.of),
          gone: `Choose a ${field.label.toLowerCase()} that exists and is active.`,
        };
        return [[key, field.of === 'countries' ? rule : { ...rule, isActive: true as const }]];
      }),
    ),
    storedAs: {
      externalId: (id: string) => id.trim() || null,
      ...Object.fromEntries(
        fields.flatMap(({ key, field }) =>
          field.type === 'day' ? [[key, (day: string | null) => day || null]] : [],
        ),
      ),
    },
    ...(isPeople && {
      given: ({ email, lastName }) => ({
        user_name: userName(email),
        ...(lastName === undefined && { last_name: sql`''` }),
      }),
    }),
    ...((isPeople || trees.length > 0) && {
      hold: (tx: Transaction) => (isPeople ? holdAdministrators(tx) : holdAlone(tx, 'directory')),
      writeParts: async (
        tx: Transaction,
        id: number,
        body: DirectoryBody,
        actor: Actor,
        changed: readonly string[],
      ) => {
        for (const { column, key } of trees)
          await assertTree(tx, { table, column, field: key }, [id]);
        if (isPeople && changed.includes('email')) await noteAddresses(tx, actor.userId, [id]);
        if (isPeople && body.status !== undefined)
          await writePersonState(tx, actor, id, body.status === 1);
        if (isPeople && (body.firstName ?? body.lastName) !== undefined)
          await peopleShownAnew.run(tx, { ids: [id] });
        if (isPeople) await applyLeavingDates(tx, actor.userId, [id]);
      },
    }),
  };
};

const names = JSON.stringify(roleNames);
const rolesOfPerson = sql`(select string_agg(${names}::jsonb ->> role, '; ' order by role)
  from user_role where user_id = record.id)`;

const listOf = (kind: DirectoryKind): DirectoryList => {
  const { one, many, record } = directoryKinds[kind];
  const fields = columnsOf(kind);
  const { table } = tables[kind];
  const name =
    kind === 'people'
      ? sql`trim(record.first_name || ' ' || record.last_name)`
      : own(tables[kind].nameColumn ?? 'name');
  const references = fields.filter(({ field }) => field.type === 'record');
  const values = fields.map(
    ({ name: shown, field, column }) =>
      sql`${shown}::text, ${field.type === 'record' ? referenced(field.of, column) : own(column)}`,
  );
  // For most kinds the name is among the fields.
  const hasName = fields.some(({ name: shown }) => shown === 'name');
  const nameBeside = hasName ? empty : sql`'name', ${name},`;
  const words = fields.filter(({ field }) => field.type !== 'record' && field.type !== 'day');
  return {
    ...{ kind: record, one, many, field: 'id', name },
    from: sql`${raw(table)} record`,
    key: sql`record.id`,
    row: () =>
      rowOf(sql`
      'id', record.id, ${join(values)}, ${nameBeside}
      'externalId', coalesce(record.external_id, ''), 'status', record.is_active::integer,
      'version', record.version`),
    search: () =>
      join(
        [...words.map(({ column }) => own(column)), sql`coalesce(record.external_id, '')`],
        " || ' ' || ",
      ),
    sorts: {
      name: inWords(name),
      externalId: inWords(sql`record.external_id`),
      status: sql`record.is_active`,
    },
    filters: {
      id: (ids) => sql`record.id = any(${ids}::integer[])`,
      status: (status) => sql`record.is_active = ${status === 1}`,
      ...Object.fromEntries(
        references.map(({ key, column }) => [key, (id: number) => sql`${own(column)} = ${id}`]),
      ),
    } as DirectoryList['filters'],
    columns: {
      'External Id': sql`record.external_id`,
      ...exported(kind),
      ...(kind === 'people' && { Role: rolesOfPerson }),
      Status: sql`case when record.is_active then 'Active' else 'Inactive' end`,
    },
    uses: usesOf(kind).map(({ table: by, column, kind: shown, one: use, many: uses }) => ({
      ...{ one: use, many: uses },
      ...(shown !== undefined && { kind: shown }),
      count: sql`(select count(*) from ${raw(by)} used where used.${raw(column)} = record.id)`,
    })),
    ...(kind === 'people' && {
      kept: 'people stay with what they did. Deactivate them instead.',
      idsOnly: true as const,
    }),
    record: recordOf(kind),
  };
};

export const directoryLists = {
  departments: listOf('departments'),
  divisions: listOf('divisions'),
  designations: listOf('designations'),
  functions: listOf('functions'),
  locations: listOf('locations'),
  cities: listOf('cities'),
  branches: listOf('branches'),
  skills: listOf('skills'),
  people: listOf('people'),
} satisfies Record<DirectoryKind, DirectoryList>;
