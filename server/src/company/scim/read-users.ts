import sql, { type Sql } from 'sql-template-tag';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import type { ScimUser } from '../../../contract/company/scim/scim-user';
import type { Db } from '../../platform/db/database';
import { ownsEmailAddressSql } from '../../identity/people/remove-rights';
import { formatEtag } from './etag';
import type { ScimResourceSource } from './find-resources';
import { toScimReference } from './scim-reference';
import {
  departmentNameSql,
  designationNameSql,
  userAttributes,
  fullNameSql,
} from './user-attributes';

interface UserRow {
  id: number;
  external_id: string | null;
  user_name: string;
  first_name: string;
  last_name: string;
  name: string;
  title: string | null;
  is_active: boolean;
  email: string;
  employee_number: string | null;
  department: string | null;
  manager: { id: number; name: string } | null;
  groups: { id: number; name: string }[] | null;
  created_at: Date;
  changed_at: Date;
  version: number;
}

/** Excludes people whom the provider deleted, and those whose user name belongs to somebody else now. */
export const isScimUserVisibleSql = sql`(not person.scim_deleted and (${ownsEmailAddressSql('person')}
  or not exists (select from app_user other
    where lower(other.user_name) = lower(person.user_name) and ${ownsEmailAddressSql('other')})))`;

const groupsJson = sql`(
  select json_agg(json_build_object('id', team.id, 'name', team.name) order by team.id)
  from group_member membership join hiring_group team on team.id = membership.group_id
  where membership.user_id = person.id and not team.scim_deleted)`;

const selectUsers = (ids: readonly number[], groups: Sql): Sql => sql`
  select person.id, person.scim_external_id as external_id, person.user_name, person.first_name,
    person.last_name, ${fullNameSql} as name, ${designationNameSql} as title, person.is_active, person.email,
    person.external_id as employee_number, ${departmentNameSql} as department,
    (select json_build_object('id', manager.id,
        'name', trim(manager.first_name || ' ' || manager.last_name))
      from app_user manager where manager.id = person.manager_id) as manager,
    ${groups} as groups, person.created_at, person.changed_at, person.version
  from unnest(${[...ids]}::integer[]) with ordinality as wanted (id, place)
  join app_user person using (id) where ${isScimUserVisibleSql} order by wanted.place`;

const toEnterpriseExtension = (
  { employee_number, department, manager }: UserRow,
  base: string,
) => ({
  ...(employee_number !== null && { employeeNumber: employee_number }),
  ...(department !== null && { department }),
  ...(manager && {
    manager: {
      ...toScimReference(base, '/Users', manager.id),
      displayName: manager.name,
    },
  }),
});

const addEnterpriseExtension = (row: UserRow, base: string): ScimUser => {
  const extension = toEnterpriseExtension(row, base);
  if (Object.keys(extension).length === 0) return { schemas: [scimUrns.user] };
  return {
    schemas: [scimUrns.user, scimUrns.enterpriseUser],
    [scimUrns.enterpriseUser]: extension,
  };
};

const toScimUser = (row: UserRow, base: string): ScimUser => ({
  ...addEnterpriseExtension(row, base),
  id: String(row.id),
  ...(row.external_id !== null && { externalId: row.external_id }),
  userName: row.user_name,
  name: { formatted: row.name, givenName: row.first_name, familyName: row.last_name },
  displayName: row.name,
  ...(row.title !== null && { title: row.title }),
  active: row.is_active,
  emails: [{ value: row.email, type: 'work', primary: true }],
  ...(row.groups && {
    groups: row.groups.map(({ id, name }) => ({
      ...toScimReference(base, '/Groups', id),
      ...{ display: name, type: 'direct' },
    })),
  }),
  meta: {
    resourceType: 'User',
    created: row.created_at.toISOString(),
    lastModified: row.changed_at.toISOString(),
    location: `${base}/Users/${row.id}`,
    version: formatEtag(row.version),
  },
});

export const scimUserSource: ScimResourceSource<ScimUser> = {
  from: sql`app_user person`,
  key: sql`person.id`,
  visible: isScimUserVisibleSql,
  attributes: userAttributes,
  read: async (db: Db, ids, base, shown) => {
    const groups = shown.shows('groups') ? groupsJson : sql`null::json`;
    const rows = await db.many<UserRow>(selectUsers(ids, groups));
    return rows.map((row) => toScimUser(row, base));
  },
};
