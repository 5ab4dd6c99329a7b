import sql from 'sql-template-tag';
import type { Invitation } from '../../../contract/identity/people/person';
import { audit } from '../../platform/audit/audit';
import type { Config } from '../../platform/config';
import type { Database, Transaction } from '../../platform/db/database';
import { lockAdministrators } from './administrators';
import { createInvitation } from './invitation';
import { isLeavingDateReachedSql } from './leavers';
import { ownsEmailAddressSql } from './remove-rights';
import { insertPerson, announcePeople, writePeopleState } from './write-person';

interface FoundUser {
  id: number;
  isActive: boolean;
}

const findUser = (tx: Transaction, name: string): Promise<FoundUser | undefined> =>
  tx.one<FoundUser>(sql`
    select id, is_active as "isActive" from app_user
    where (lower(email) = lower(${name}) or lower(user_name) = lower(${name})) and ${ownsEmailAddressSql()}
    order by lower(email) = lower(${name}) desc limit 1 for update`);

const activateUser = async (tx: Transaction, { id, isActive }: FoundUser): Promise<void> => {
  // With a last day in the past, the daily task would deactivate the person again.
  await tx.run(sql`
    update app_user set leaving_date = null where id = ${id} and ${isLeavingDateReachedSql}`);
  if (!isActive) await writePeopleState(tx, null, [id], true);
};

const addUser = (tx: Transaction, email: string, name: string): Promise<number> => {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || name === '')
    throw new Error(
      `Nobody here has the address or user name ${email}. To add somebody, give an e-mail address and a name: --name "Ada Lund".`,
    );
  const [, firstName = name, lastName = ''] = /^(.*\S)\s+(\S+)$/.exec(name) ?? [];
  return insertPerson(tx, null, { firstName, lastName, email, roles: [] });
};

/** @throws Error when nobody has the user name and it cannot be used for a new person. */
export const makeAdministrator = (
  parts: { db: Database; config: Config },
  emailOrUserName: string,
  name = '',
): Promise<Invitation> =>
  parts.db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const wanted = emailOrUserName.trim();
    const found = await findUser(tx, wanted);
    const id = found?.id ?? (await addUser(tx, wanted, name.trim()));
    if (found) await activateUser(tx, found);
    await tx.run(sql`
      insert into user_role (user_id, role) values (${id}, 'administrator')
      on conflict (user_id, role) do update set given_by = null`);
    await audit(tx, null, 'person.make-administrator', { id });
    announcePeople(tx, [id]);
    return createInvitation({ db: tx, config: parts.config }, null, id);
  });
