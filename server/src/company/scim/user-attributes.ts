import sql, { type Sql } from 'sql-template-tag';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { toScimAttributes, type ScimAttribute } from './scim-attribute';

const textAttribute = (value: ScimAttribute['value']): ScimAttribute => ({ kind: 'text', value });

export const fullNameSql = sql`trim(person.first_name || ' ' || person.last_name)`;
export const designationNameSql = sql`(select name from designation where id = person.designation_id)`;
export const departmentNameSql = sql`(select name from department where id = person.department_id)`;

/**
 * An attribute that is the name of another record: that record is found first, then its people by an index.
 */
const namedAttribute = (table: Sql, column: Sql, order: Sql): ScimAttribute => ({
  ...{ kind: 'text', value: sql`named.name`, order },
  within: (condition) => sql`
    person.${column} = any (array(select named.id from ${table} named where ${condition}))`,
});

const enterpriseUrn = scimUrns.enterpriseUser;
const emailAttribute = textAttribute(sql`person.email`);
const managerAttribute: ScimAttribute = { kind: 'id', value: sql`person.manager_id` };
const groupAttribute: ScimAttribute = {
  kind: 'id',
  value: sql`membership.group_id`,
  within: (condition) => sql`exists (
    select from group_member membership where membership.user_id = person.id and ${condition})`,
};

/** Providers look people up with `eq`, so these comparisons use an index. */
export const userAttributes = toScimAttributes({
  id: { kind: 'id', value: sql`person.id` },
  externalId: { kind: 'exact', value: sql`person.scim_external_id` },
  userName: textAttribute(sql`person.user_name`),
  'name.givenName': textAttribute(sql`person.first_name`),
  'name.familyName': textAttribute(sql`person.last_name`),
  'name.formatted': textAttribute(fullNameSql),
  displayName: textAttribute(fullNameSql),
  title: namedAttribute(sql`designation`, sql`designation_id`, designationNameSql),
  active: { kind: 'flag', value: sql`person.is_active` },
  emails: emailAttribute,
  'emails.value': emailAttribute,
  'emails.type': textAttribute(sql`'work'`),
  'emails.primary': { kind: 'flag', value: sql`true` },
  groups: groupAttribute,
  'groups.value': groupAttribute,
  [`${enterpriseUrn}:employeeNumber`]: textAttribute(sql`person.external_id`),
  [`${enterpriseUrn}:department`]: namedAttribute(
    sql`department`,
    sql`department_id`,
    departmentNameSql,
  ),
  [`${enterpriseUrn}:manager`]: managerAttribute,
  [`${enterpriseUrn}:manager.value`]: managerAttribute,
  'meta.resourceType': textAttribute(sql`'User'`),
  'meta.created': { kind: 'time', value: sql`person.created_at` },
  'meta.lastModified': { kind: 'time', value: sql`person.changed_at` },
});
