import sql, { empty, type Sql } from 'sql-template-tag';
import * as shapes from '../../../contract/company/directory/directory';
import type { DirectoryKind } from '../../../contract/company/directory/directory-constants';
import { isHiringStaffSql } from '../../platform/access/hiring-staff';
import { createNameLookup, type Lookup, type Lookups } from '../../platform/lists/lookup';
import type { LookupMaintenance } from '../../platform/lists/read-lookup-choices';
import { canReadEmails } from '../../platform/access/visible-fields';
import { toNaturalOrder } from '../../platform/lists/sort-order';

const entryName = sql`entry.name`;
const isEntryActive = sql`entry.is_active`;

const toPersonNameJson = (id: Sql): Sql => sql`(
  select json_build_object('userId', person.id, 'name', person.first_name, 'lastName', person.last_name)
  from app_user person where person.id = ${id})`;

const toNamedJson = (table: Sql, id: Sql): Sql =>
  sql`(select json_build_object('id', one.id, 'name', one.name) from ${table} one where one.id = ${id})`;

const locationLookup: Lookup = {
  entry: shapes.Location,
  table: sql`location`,
  fields: () => sql`
    'locationId', entry.id, 'locationDisplay', entry.display, 'address', entry.address,
    'pincode', entry.pincode, 'region', entry.region,
    'city', (select name from city where city.id = entry.city_id), 'countryCode', (
      select coalesce(nullif(country.code, ''), country.name)
      from city join country on country.id = city.country_id where city.id = entry.city_id)`,
  search: () => sql`entry.display || ' ' || entry.address || ' ' || entry.pincode`,
  offered: isEntryActive,
  forReferrers: true,
};

const userLookup: Lookup = {
  entry: shapes.User,
  table: sql`app_user`,
  fields: (actor) => sql`
    'userId', entry.id, 'id', entry.id, 'userName', entry.user_name, 'name', entry.first_name,
    'lastName', entry.last_name, 'fullName', trim(entry.first_name || ' ' || entry.last_name),
    'userAvatar', entry.avatar_url, 'joiningDate', entry.joining_date
    ${canReadEmails(actor) ? sql`, 'email', entry.email` : empty}`,
  search: (actor) =>
    canReadEmails(actor)
      ? sql`entry.first_name || ' ' || entry.last_name || ' ' || entry.email`
      : sql`entry.first_name || ' ' || entry.last_name`,
  offered: isEntryActive,
  staff: isHiringStaffSql('entry'),
  query: {
    schema: shapes.UserQuery,
    summary: '`staff` offers the hiring staff only: whoever can be the recruiter of an applicant.',
  },
};

const departmentLookup: Lookup = {
  entry: shapes.Department,
  table: sql`department`,
  fields: () => sql`
    'departmentId', entry.id, 'departmentName', entry.name,
    'department_id', entry.id, 'department_name', entry.name, 'parentId', entry.parent_id,
    'division', ${toNamedJson(sql`division`, sql`entry.division_id`)},
    'departmentHead', ${toPersonNameJson(sql`entry.head_id`)}`,
  search: () => entryName,
  offered: isEntryActive,
  forReferrers: true,
};

const functionLookup: Lookup = {
  entry: shapes.OrganizationFunction,
  table: sql`organization_function`,
  fields: () => sql`
    'id', entry.id, 'name', entry.name, 'parentId', entry.parent_id,
    'functionHead', ${toPersonNameJson(sql`entry.head_id`)},
    'subFunction', coalesce((
      select json_agg(json_build_object('id', sub.id, 'name', sub.name) order by ${toNaturalOrder(sql`sub.name`)})
      from organization_function sub where sub.parent_id = entry.id and sub.is_active), '[]')`,
  search: () => entryName,
  offered: sql`entry.parent_id is null and ${isEntryActive}`,
};

const cityLookup: Lookup = {
  entry: shapes.City,
  table: sql`city`,
  fields: () => sql`
    'cityId', entry.id, 'city', entry.name,
    'country', (select country.name from country where country.id = entry.country_id)`,
  search: () => entryName,
  offered: isEntryActive,
  forReferrers: true,
};

const toMaintenance = (many: DirectoryKind, add?: 'by-name'): LookupMaintenance => ({
  many,
  edit: 'setup:edit-directory',
  where: 'General Settings, Directory',
  ...(add && { add: `/api/v1/directory/${many}` }),
});

const createMaintainedLookup = (
  many: DirectoryKind,
  ...names: Parameters<typeof createNameLookup>
): Lookup => ({
  ...createNameLookup(...names),
  offered: isEntryActive,
  keeping: toMaintenance(many, 'by-name'),
});
const allowReferrers = (lookup: Lookup): Lookup => ({ ...lookup, forReferrers: true });

export const directoryLookups: Lookups = {
  '/api/v1/users': { ...userLookup, keeping: toMaintenance('people') },
  '/api/v1/departments': { ...departmentLookup, keeping: toMaintenance('departments', 'by-name') },
  '/api/v1/branches': createMaintainedLookup('branches', sql`branch`, shapes.Branch),
  '/api/v1/divisions': createMaintainedLookup('divisions', sql`division`, shapes.Named),
  '/api/v1/organization-functions': {
    ...functionLookup,
    keeping: toMaintenance('functions', 'by-name'),
  },
  '/api/v1/designation': allowReferrers(
    createMaintainedLookup('designations', sql`designation`, shapes.Designation),
  ),
  '/api/v1/job-type': allowReferrers(createNameLookup(sql`job_type`, shapes.JobType)),
  '/api/v1/employment-type': allowReferrers(createNameLookup(sql`employment_type`, shapes.Named)),
  '/api/v1/career-department': createNameLookup(sql`career_department`, shapes.Named),
  '/api/v1/city': { ...cityLookup, keeping: toMaintenance('cities') },
  '/api/v1/locations': { ...locationLookup, keeping: toMaintenance('locations') },
  '/api/v1/job-locations': {
    ...locationLookup,
    offered: sql`exists (select 1 from job_location where location_id = entry.id)`,
  },
  '/api/v1/location/country': {
    entry: shapes.Country,
    table: sql`country`,
    fields: () =>
      sql`'id', entry.id, 'countryId', entry.id, 'country', entry.name, 'code', entry.code`,
    search: () => entryName,
    forReferrers: true,
  },
  '/api/v1/skills': allowReferrers(createMaintainedLookup('skills', sql`skill`, shapes.Skill)),
  '/api/v1/referral-setting-type': createNameLookup(sql`referral_setting_type`, shapes.Named),
};
