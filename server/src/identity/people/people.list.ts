import sql from 'sql-template-tag';
import type { PersonFilter } from '../../../contract/identity/people/person';
import { roleNames } from '../../../contract/identity/people/role-constants';
import type { Viewer } from '../../platform/access/actor';
import type { ReadableList } from '../../platform/lists/list';
import type { SelectableList } from '../../platform/lists/list-selection';
import { toRowSql } from '../../platform/lists/row-sql';
import { invitationDays } from './invitation';
import { toNaturalOrder } from '../../platform/lists/sort-order';

const hasSignedIn = sql`(person.password_hash is not null
  or exists (select from sso_account where sso_account.user_id = person.id))`;

const isInvited = sql`exists (select from invitation where invitation.user_id = person.id)`;

const personState = sql`
  case when person.has_left then 'left' when not person.is_active then 'inactive'
    when ${hasSignedIn} then 'active' when ${isInvited} then 'invited' else 'uninvited' end`;

/** SQL over `app_user person`: active people who have never signed in. */
export const hasNeverSignedInSql = sql`person.is_active and not ${hasSignedIn}`;

const invitationExpiry = sql`(select expires_at from invitation where invitation.user_id = person.id)`;
const invitedAt = sql`(${invitationExpiry} - ${invitationDays} * interval '1 day')`;

/** Time of the last sign-in; sessions handed over to other apps do not count as sign-ins. */
const lastSignIn = sql`(
  select max(created_at) from session where session.user_id = person.id and handed_over_from is null)`;

const momentFormat = sql`'YYYY-MM-DD HH24:MI'`;
const fullName = sql`trim(person.first_name || ' ' || person.last_name)`;
const roleNamesJson = JSON.stringify(roleNames);
const stateNamesJson = JSON.stringify({
  ...{ active: 'Active', uninvited: 'Not invited', invited: 'Invited' },
  ...{ inactive: 'Deactivated', left: 'Left' },
});

export const peopleList: SelectableList<PersonFilter, 'personId'> & ReadableList<Viewer> = {
  ...{ kind: 'person', one: 'person', many: 'people', field: 'personId', name: fullName, uses: [] },
  from: sql`app_user person`,
  key: sql`person.id`,
  row: () =>
    toRowSql(sql`
    'personId', person.id, 'name', ${fullName},
    'firstName', person.first_name, 'lastName', person.last_name, 'email', person.email,
    'avatar', person.avatar_url, 'state', ${personState}, 'version', person.version,
    'leavingDate', person.leaving_date,
    'roles', array_to_json(array(
      select role from held_role where user_id = person.id order by role)),
    'givenRoles', coalesce((select json_agg(json_build_object('role', role, 'by', provider_name(given_by)) order by role)
      from user_role where user_id = person.id and given_by is not null), '[]'),
    'everyoneRole', (select role from held_role where user_id = person.id and of_everyone),
    'invitedAt', to_json(${invitedAt}), 'invitedUntil', to_json(${invitationExpiry}),
    'mailProblem', (select reason from mail_suppression where address = lower(person.email)),
    'lastSignIn', to_json(${lastSignIn})`),
  search: () => sql`person.first_name || ' ' || person.last_name || ' ' || person.email`,
  sorts: {
    name: toNaturalOrder(sql`person.first_name || ' ' || person.last_name`),
    email: toNaturalOrder(sql`person.email`),
    lastSignIn,
  },
  filters: {
    role: (role) => sql`exists (
      select 1 from held_role where user_id = person.id and held_role.role = ${role})`,
    state: (wanted) => sql`${personState} = ${wanted}`,
    address: (address) => sql`
      (lower(person.email) = lower(${address}) or lower(person.user_name) = lower(${address}))`,
  },
  exportColumns: {
    Name: fullName,
    'E-mail': sql`person.email`,
    Roles: sql`(select string_agg(${roleNamesJson}::jsonb ->> role, '; ' order by role)
      from held_role where user_id = person.id)`,
    State: sql`${stateNamesJson}::jsonb ->> ${personState}`,
    'Invited At': sql`to_char(${invitedAt} at time zone company_zone(), ${momentFormat})`,
    'Invited Until': sql`to_char(${invitationExpiry} at time zone company_zone(), ${momentFormat})`,
    'Last Sign-in': sql`to_char(${lastSignIn} at time zone company_zone(), ${momentFormat})`,
  },
};
