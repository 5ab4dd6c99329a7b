import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { listSignInAdministrators } from '../people/administrators';
import { announcePeople } from '../people/write-person';

/** Removes roles that the provider's groups no longer give, except from the last administrator. */
const removeProviderRoles = async (
  tx: Transaction,
  id: number,
  provider: string,
  roles: readonly Role[],
): Promise<Role[]> => {
  const taken = await tx.many<{ role: Role }>(sql`
    delete from user_role where user_id = ${id} and given_by = ${provider}
      and role <> all (${[...roles]}::text[]) returning role`);
  const gone = taken.map(({ role }) => role);
  if (!gone.includes('administrator') || (await listSignInAdministrators(tx)).length > 0)
    return gone;
  await tx.run(sql`
    insert into user_role (user_id, role, given_by) values (${id}, 'administrator', ${provider})`);
  return gone.filter((role) => role !== 'administrator');
};

/** Synchronizes roles from the provider's groups; roles assigned in the console stay. */
export const writeProviderRoles = async (
  tx: Transaction,
  id: number,
  provider: string,
  roles: readonly Role[],
): Promise<void> => {
  const gone = await removeProviderRoles(tx, id, provider, roles);
  const added = await tx.many<{ role: Role }>(sql`
    insert into user_role (user_id, role, given_by)
    select ${id}::integer, role, ${provider} from unnest(${[...roles]}::text[]) as role
    on conflict do nothing returning role`);
  if (gone.length + added.length === 0) return;
  await audit(tx, null, 'person.update', {
    id,
    details: { provider, given: added.map(({ role }) => role), taken: gone },
  });
  announcePeople(tx, [id]);
};
