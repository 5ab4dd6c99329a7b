import sql from 'sql-template-tag';
import { roleNames } from '../../../contract/identity/people/role-constants';
import type { RolesChange, RolesChangeResult } from '../../../contract/identity/people/person';
import type { Role } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import type { Database } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { lockSelectedRows } from '../../platform/lists/list-selection';
import { assertAdministratorRemains, lockAdministrators } from './administrators';
import { peopleList } from './people.list';
import { announcePeople } from './write-person';

interface SelectedPerson {
  id: number;
  name: string;
  own: Role[];
  /** Roles that the person has from groups of a sign-in provider, with the provider's name. */
  given: { role: Role; by: string }[];
}

const assertRoleChange = (give: readonly Role[], take: readonly Role[]): void => {
  const both = give.find((role) => take.includes(role));
  if (both) throw invalidField('take', `Give ${roleNames[both]} or take it away, not both.`);
  if (give.length + take.length === 0) throw invalidField('give', 'Choose at least one role.');
};

const formatProviderRoleReason = ({ role, by }: SelectedPerson['given'][number]): string =>
  `${roleNames[role]} comes from a group of ${by}. Take the person out of that group there.`;

/** @throws AppError when the selected people changed, or no administrator would remain. */
export const changeRoles = (
  db: Database,
  actor: Actor,
  { give = [], take = [], ...selection }: RolesChange,
): Promise<RolesChangeResult> =>
  db.transaction(async (tx) => {
    assertRoleChange(give, take);
    await lockAdministrators(tx);
    const people = await lockSelectedRows<SelectedPerson, Actor, object, 'personId'>(
      tx,
      peopleList,
      selection,
      actor,
      sql`, ${peopleList.name} as name,
        array(select role from user_role where user_id = person.id and given_by is null
          order by role) as own,
        coalesce((select json_agg(json_build_object('role', role, 'by', provider_name(given_by)))
          from user_role where user_id = person.id and given_by is not null), '[]') as given`,
    );
    const changed = people.flatMap(({ id, own, given }) => {
      const held = [...own, ...given.map(({ role }) => role)];
      const after = [...own.filter((role) => !take.includes(role))];
      for (const role of give) if (!held.includes(role)) after.push(role);
      const isSame = after.length === own.length && after.every((role) => own.includes(role));
      return isSame ? [] : [{ id, before: own, after: after.toSorted() }];
    });
    const ids = sql`${changed.map(({ id }) => id)}::integer[]`;
    await tx.run(sql`
      delete from user_role
      where user_id = any (${ids}) and role = any (${take}::text[]) and given_by is null`);
    await tx.run(sql`
      insert into user_role (user_id, role)
      select person.id, given.role
      from unnest(${ids}) as person (id) cross join unnest(${give}::text[]) as given (role)
      on conflict do nothing`);
    await tx.run(sql`update app_user set version = version + 1 where id = any (${ids})`);
    await assertAdministratorRemains(tx);
    if (changed.length > 0) {
      const lines = changed.map(({ id, before, after }) => ({
        id,
        changes: getFieldChanges({ roles: before }, { roles: after }),
      }));
      await audit(tx, actor.userId, 'person.update', lines);
      announcePeople(
        tx,
        changed.map(({ id }) => id),
      );
    }
    const kept = people.flatMap(({ id, name, given }) =>
      given
        .filter(({ role }) => take.includes(role))
        .map((origin) => ({ personId: id, name, reason: formatProviderRoleReason(origin) })),
    );
    return { changed: changed.length, unchanged: people.length - changed.length, kept };
  });
