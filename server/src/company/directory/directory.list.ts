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
import { takeAdvisoryLock } from '../../platform/db/locks';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { recordEmailTrust } from '../../identity/people/email-trust';
import { deactivatePeopleAfterLastDay } from '../../identity/people/leavers';
import { ownsEmailAddressSql } from '../../identity/people/remove-rights';
import { writePersonState } from '../../identity/people/write-person';
import { peopleDisplayChanged } from '../../identity/people/hooks';
import { lockAdministrators } from '../../identity/people/administrators';
import { getDirectoryColumns, getDirectoryTrees } from './columns';
import { assertNoCycles } from './assert-no-cycles';
import { getDirectoryTable, directoryTables, listDirectoryUses } from './tables';
import { toNaturalOrder } from '../../platform/lists/sort-order';

interface DirectoryListFilter extends DirectoryFilter {
  id?: number[];
}
export type DirectoryList = SelectableList<DirectoryListFilter, 'id'> & WritableList;

const personName = sql`trim(entry.first_name || ' ' || entry.last_name)`;

const inactiveSuffix = sql`case when entry.has_left then ' (left)' when entry.is_active then ''
  else ' (inactive)' end`;

/** `shown` is the display name; `written` identifies a record uniquely in exported files. */
const getNameTexts = (of: DirectoryKind | 'countries'): { shown: Sql; written: Sql } => {
  if (of === 'people')
    return { shown: sql`${personName} || ${inactiveSuffix}`, written: sql`entry.email` };
  if (of === 'cities') {
    const place = sql`entry.name || ', ' || (select name from country where id = entry.country_id)`;
    return { shown: place, written: place };
  }
  const name = sql`entry.${raw(of === 'countries' ? 'name' : (directoryTables[of].nameColumn ?? 'name'))}`;
  return { shown: name, written: name };
};

const toOwnColumn = (column: string): Sql => sql`record.${raw(column)}`;

const selectReferenced = (of: DirectoryKind | 'countries', column: string, value: Sql): Sql =>
  sql`(select ${value} from ${raw(getDirectoryTable(of))} entry where entry.id = ${toOwnColumn(column)})`;

const toReferenceJson = (of: DirectoryKind | 'countries', column: string): Sql =>
  selectReferenced(
    of,
    column,
    sql`json_build_object('id', entry.id, 'name', ${getNameTexts(of).shown})`,
  );

const toExportColumns = (kind: DirectoryKind): Record<string, Sql> =>
  Object.fromEntries(
    getDirectoryColumns(kind).map(({ field, column }) => [
      field.label,
      field.type === 'record'
        ? selectReferenced(field.of, column, getNameTexts(field.of).written)
        : field.type === 'day'
          ? sql`to_char(${toOwnColumn(column)}, 'YYYY-MM-DD')`
          : toOwnColumn(column),
    ]),
  );

const getUniqueFields = (kind: DirectoryKind) => {
  const { one } = directoryKinds[kind];
  const named = `There is a ${one} of this name already.`;
  const externalId = `Another ${one} has this external id already.`;
  if (kind === 'people')
    return {
      externalId: { sentence: externalId, indexed: true as const },
      email: {
        sentence: 'Somebody has this e-mail address already.',
        indexed: true as const,
        among: ownsEmailAddressSql(),
      },
    };
  return {
    externalId,
    ...(kind === 'functions' && { name: { sentence: named, with: ['parentId'] } }),
    ...(kind === 'cities' && { name: { sentence: named, with: ['countryId'] } }),
    ...(!['functions', 'cities'].includes(kind) && { name: named }),
  };
};

/** The e-mail address becomes the user name, unless someone used it for sign-in before. */
const toUserName = (email: unknown): Sql => sql`
  case when exists (
      select 1 from app_user where lower(user_name) = lower(${email}) and ${ownsEmailAddressSql()})
    then gen_random_uuid()::text else lower(${email}) end`;

const toRecordTable = (kind: DirectoryKind): WritableList['record'] => {
  const fields = getDirectoryColumns(kind);
  const trees = getDirectoryTrees(kind);
  const { table } = directoryTables[kind];
  const isPeople = kind === 'people';
  return {
    table,
    columns: {
      ...Object.fromEntries(fields.map(({ key, column }) => [key, column])),
      externalId: 'external_id',
      ...(!isPeople && { status: 'is_active' }),
    },
    unique: getUniqueFields(kind),
    references: Object.fromEntries(
      fields.flatMap(({ key, field }) => {
        if (field.type !== 'record') return [];
        const rule = {
          table: getDirectoryTable(field.of),
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
        user_name: toUserName(email),
        ...(lastName === undefined && { last_name: sql`''` }),
      }),
    }),
    ...((isPeople || trees.length > 0) && {
      hold: (tx: Transaction) =>
        isPeople ? lockAdministrators(tx) : takeAdvisoryLock(tx, 'directory'),
      writeParts: async (
        tx: Transaction,
        id: number,
        body: DirectoryBody,
        actor: Actor,
        changed: readonly string[],
      ) => {
        for (const { column, key } of trees)
          await assertNoCycles(tx, { table, column, field: key }, [id]);
        if (isPeople && changed.includes('email')) await recordEmailTrust(tx, actor.userId, [id]);
        if (isPeople && body.status !== undefined)
          await writePersonState(tx, actor, id, body.status === 1);
        if (isPeople && (body.firstName ?? body.lastName) !== undefined)
          await peopleDisplayChanged.run(tx, { ids: [id] });
        if (isPeople) await deactivatePeopleAfterLastDay(tx, actor.userId, [id]);
      },
    }),
  };
};

const roleNamesJson = JSON.stringify(roleNames);
const personRolesText = sql`(select string_agg(${roleNamesJson}::jsonb ->> role, '; ' order by role)
  from user_role where user_id = record.id)`;

const createDirectoryList = (kind: DirectoryKind): DirectoryList => {
  const { one, many, record } = directoryKinds[kind];
  const fields = getDirectoryColumns(kind);
  const { table } = directoryTables[kind];
  const name =
    kind === 'people'
      ? sql`trim(record.first_name || ' ' || record.last_name)`
      : toOwnColumn(directoryTables[kind].nameColumn ?? 'name');
  const references = fields.filter(({ field }) => field.type === 'record');
  const values = fields.map(
    ({ name: shown, field, column }) =>
      sql`${shown}::text, ${field.type === 'record' ? toReferenceJson(field.of, column) : toOwnColumn(column)}`,
  );
  // The fields of most kinds already include the name.
  const hasName = fields.some(({ name: shown }) => shown === 'name');
  const nameBeside = hasName ? empty : sql`'name', ${name},`;
  const words = fields.filter(({ field }) => field.type !== 'record' && field.type !== 'day');
  return {
    ...{ kind: record, one, many, field: 'id', name },
    from: sql`${raw(table)} record`,
    key: sql`record.id`,
    row: () =>
      toRowSql(sql`
      'id', record.id, ${join(values)}, ${nameBeside}
      'externalId', coalesce(record.external_id, ''), 'status', record.is_active::integer,
      'version', record.version`),
    search: () =>
      join(
        [...words.map(({ column }) => toOwnColumn(column)), sql`coalesce(record.external_id, '')`],
        " || ' ' || ",
      ),
    sorts: {
      name: toNaturalOrder(name),
      externalId: toNaturalOrder(sql`record.external_id`),
      status: sql`record.is_active`,
    },
    filters: {
      id: (ids) => sql`record.id = any(${ids}::integer[])`,
      status: (status) => sql`record.is_active = ${status === 1}`,
      ...Object.fromEntries(
        references.map(({ key, column }) => [
          key,
          (id: number) => sql`${toOwnColumn(column)} = ${id}`,
        ]),
      ),
    } as DirectoryList['filters'],
    exportColumns: {
      'External Id': sql`record.external_id`,
      ...toExportColumns(kind),
      ...(kind === 'people' && { Role: personRolesText }),
      Status: sql`case when record.is_active then 'Active' else 'Inactive' end`,
    },
    uses: listDirectoryUses(kind).map(
      ({ table: by, column, kind: shown, one: use, many: uses }) => ({
        ...{ one: use, many: uses },
        ...(shown !== undefined && { kind: shown }),
        count: sql`(select count(*) from ${raw(by)} used where used.${raw(column)} = record.id)`,
      }),
    ),
    ...(kind === 'people' && {
      kept: 'people stay with what they did. Deactivate them instead.',
      idsOnly: true as const,
    }),
    record: toRecordTable(kind),
  };
};

export const directoryLists = {
  departments: createDirectoryList('departments'),
  divisions: createDirectoryList('divisions'),
  designations: createDirectoryList('designations'),
  functions: createDirectoryList('functions'),
  locations: createDirectoryList('locations'),
  cities: createDirectoryList('cities'),
  branches: createDirectoryList('branches'),
  skills: createDirectoryList('skills'),
  people: createDirectoryList('people'),
} satisfies Record<DirectoryKind, DirectoryList>;
