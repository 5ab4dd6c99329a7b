import sql, { type Sql } from 'sql-template-tag';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { toAttributes, type Attribute } from './attribute';

const textAttribute = (value: Attribute['value']): Attribute => ({ kind: 'text', value });

export const wholeName = sql`trim(person.first_name || ' ' || person.last_name)`;
export const titleName = sql`(select name from designation where id = person.designation_id)`;
export const departmentName = sql`(select name from department where id = person.department_id)`;

/** Finds the named record first, then its people along an index. */
const namedAttribute = (table: Sql, column: Sql, order: Sql): Attribute => ({
  ...{ kind: 'text', value: sql`named.name`, order },
  within: (condition) => sql`
    person.${column} = any (array(select named.id from ${table} named where ${condition}))`,
});

const enterprise = scimUrns.enterpriseUser;
const email = textAttribute(sql`person.email`);
const manager: Attribute = { kind: 'id', value: sql`person.manager_id` };
const group: Attribute = {
  kind: 'id',
  value: sql`membership.group_id`,
  within: (condition) => sql`exists (
    select from group_member membership where membership.user_id = person.id and ${condition})`,
};

/** Providers look people up with `eq`, which uses an index. */
export const userAttributes = toAttributes({
  id: { kind: 'id', value: sql`person.id` },
  externalId: { kind: 'exact', value: sql`person.scim_external_id` },
  userName: textAttribute(sql`person.user_name`),
  'name.givenName': textAttribute(sql`person.first_name`),
  'name.familyName': textAttribute(sql`person.last_name`),
  'name.formatted': textAttribute(wholeName),
  displayName: textAttribute(wholeName),
  title: namedAttribute(sql`designation`, sql`designation_id`, titleName),
  active: { kind: 'flag', value: sql`person.is_active` },
  emails: email,
  'emails.value': email,
  'emails.type': textAttribute(sql`'work'`),
  'emails.primary': { kind: 'flag', value: sql`true` },
  groups: group,
  'groups.value': group,
  [`${enterprise}:employeeNumber`]: textAttribute(sql`person.external_id`),
  [`${enterprise}:department`]: namedAttribute(sql`department`, sql`department_id`, departmentName),
  [`${enterprise}:manager`]: manager,
  [`${enterprise}:manager.value`]: manager,
  'meta.resourceType': textAttribute(sql`'User'`),
  'meta.created': { kind: 'time', value: sql`person.created_at` },
  'meta.lastModified': { kind: 'time', value: sql`person.changed_at` },
});
