import sql from 'sql-template-tag';
import type { PersonFilter } from '../../contract/people/person';
import type { ReadableList } from '../lists/list';
import { rowOf } from '../lists/row';

const isInvited = sql`exists (
  select 1 from invitation where invitation.user_id = person.id and person.password_hash is null)`;

const state = sql`
  case when person.has_left then 'left' when not person.is_active then 'inactive' when ${isInvited} then 'invited' else 'active' end`;

/** Everyone who signs in, or did. */
export const peopleList: ReadableList<unknown> = {
  from: sql`app_user person`,
  key: sql`person.id`,
  row: () =>
    rowOf(sql`
    'personId', person.id, 'name', trim(person.first_name || ' ' || person.last_name),
    'firstName', person.first_name, 'lastName', person.last_name, 'email', person.email,
    'avatar', person.avatar_url, 'state', ${state}, 'version', person.version,
    'leavingDate', person.leaving_date,
    'roles', array_to_json(array(
      select role from user_role where user_id = person.id order by role)),
    'givenRoles', coalesce((select json_agg(json_build_object('role', role, 'by', provider_name(given_by)) order by role)
      from user_role where user_id = person.id and given_by is not null), '[]'),
    'invitedUntil', (select to_json(expires_at) from invitation
      where invitation.user_id = person.id and expires_at > now())`),
  search: () => sql`person.first_name || ' ' || person.last_name || ' ' || person.email`,
  sorts: {
    name: sql`lower(person.first_name || ' ' || person.last_name)`,
    email: sql`lower(person.email)`,
  },
  filters: {
    role: (role: NonNullable<PersonFilter['role']>) => sql`exists (
      select 1 from user_role where user_id = person.id and user_role.role = ${role})`,
    state: (wanted: NonNullable<PersonFilter['state']>) => sql`${state} = ${wanted}`,
  },
};
