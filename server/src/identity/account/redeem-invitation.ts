import sql from 'sql-template-tag';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import { digestSecret } from '../../platform/access/seal';
import { audit } from '../../platform/audit/audit';
import type { Database, Db } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';
import { hashPassword } from './password';

export interface InvitedPerson {
  id: number;
  name: string;
  email: string;
  isAdministrator: boolean;
}

export const readInvitedPerson = (db: Db, code: string): Promise<InvitedPerson | undefined> =>
  db.one<InvitedPerson>(sql`
    select app_user.id, app_user.first_name as name, app_user.email, exists (
        select 1 from user_role where user_id = app_user.id and role = 'administrator'
      ) as "isAdministrator"
    from invitation join app_user on app_user.id = invitation.user_id
    where secret_hash = ${digestSecret(code)} and expires_at > now() and app_user.is_active`);

/** Ends the link and all sessions of the earlier password. Undefined for an invalid or expired link. */
export const redeemInvitation = async (
  db: Database,
  code: string,
  password: string,
): Promise<number | undefined> => {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Of two concurrent requests, only one deletes the row.
    const taken = await tx.one<{ id: number }>(sql`
      delete from invitation using app_user
      where invitation.secret_hash = ${digestSecret(code)} and invitation.expires_at > now()
        and app_user.id = invitation.user_id and app_user.is_active
      returning app_user.id`);
    if (!taken) return undefined;
    const { id } = taken;
    await tx.run(sql`
      update app_user set password_hash = ${hash}, version = version + 1 where id = ${id}`);
    await tx.run(sql`
      update session set ended_at = now() where user_id = ${id} and ended_at is null`);
    await audit(tx, id, 'person.password', { id });
    announce(tx, { owner: 'person', ids: [id], jobIds: [] });
    announce(tx, { owner: permissionsChanged, ids: [id], jobIds: [] });
    return id;
  });
};
