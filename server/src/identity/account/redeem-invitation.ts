import sql from 'sql-template-tag';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import { audit } from '../../platform/audit/audit';
import type { Database, Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { announce } from '../../platform/realtime/changes';
import { isResetLinkSql, selectInvitedId } from './mailed-link';
import { hashPassword } from './password';
import { passwordChangedMail } from './password-changed-mail';

export interface InvitedPerson {
  id: number;
  name: string;
  email: string;
  isAdministrator: boolean;
  /** True for a link to replace a forgotten password, false for an invitation. */
  isReset: boolean;
}

export const readInvitedPerson = (db: Db, code: string): Promise<InvitedPerson | undefined> =>
  db.one<InvitedPerson>(sql`
    select person.id, person.first_name as name, person.email, redeemed.is_reset as "isReset",
      exists (select 1 from user_role where user_id = person.id and role = 'administrator')
        as "isAdministrator"
    from (select user_id, false as is_reset from (${selectInvitedId(code)}) invited
      union all select user_id, true from mailed_link link where ${isResetLinkSql(code)}) redeemed
      join app_user person on person.id = redeemed.user_id
    where person.is_active and (person.password_hash is not null or not redeemed.is_reset)`);

/** Deletes the link's row, so that of two concurrent requests only one can use the link. */
const takeLink = (tx: Db, code: string): Promise<{ id: number } | undefined> =>
  tx.one<{ id: number }>(sql`
    with invited as (
      delete from invitation using app_user
      where invitation.user_id in (${selectInvitedId(code)}) and app_user.id = invitation.user_id
        and app_user.is_active
      returning app_user.id),
    reset as (
      delete from mailed_link link using app_user
      where ${isResetLinkSql(code)} and app_user.id = link.user_id and app_user.is_active
        and app_user.password_hash is not null
      returning app_user.id)
    select id from invited union all select id from reset`);

/**
 * Sets the password and ends the link and all earlier sessions. Returns undefined for an invalid or expired
 * link.
 */
export const redeemInvitation = async (
  db: Database,
  code: string,
  password: string,
): Promise<number | undefined> => {
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const taken = await takeLink(tx, code);
    if (!taken) return undefined;
    const { id } = taken;
    const stored = await tx.one<{ version: number; had: boolean }>(sql`
      with earlier as (select id, password_hash is not null as had from app_user where id = ${id})
      update app_user set password_hash = ${hash}, version = version + 1
      from earlier where app_user.id = earlier.id returning version, had`);
    await tx.run(sql`
      update session set ended_at = now() where user_id = ${id} and ended_at is null`);
    await tx.run(sql`delete from mailed_link where user_id = ${id}`);
    await audit(tx, id, 'person.password', { id });
    if (stored?.had)
      await enqueueMail(tx, passwordChangedMail, [
        { cause: `person:${id}:${stored.version}`, to: { personId: id } },
      ]);
    announce(tx, { owner: 'person', ids: [id], jobIds: [] });
    announce(tx, { owner: permissionsChanged, ids: [id], jobIds: [] });
    return id;
  });
};
