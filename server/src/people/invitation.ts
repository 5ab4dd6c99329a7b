import sql from 'sql-template-tag';
import type { Invitation } from '../../contract/people/person';
import { digestOf, newSecret } from '../access/seal';
import { needsPassword } from '../account/needs-password.rule';
import { audit } from '../audit/audit';
import type { Config } from '../config';
import type { Database, Db } from '../db/database';
import { AppError } from '../errors';
import { announce } from '../realtime/changes';

const days = 7;

/**
 * Makes the link by which a person comes in; an earlier one ends.
 * @throws AppError when there is no such person, or they are not active.
 */
export const createInvitation = (
  { db, config }: { db: Database | Db; config: Config },
  actorId: number,
  personId: number,
): Promise<Invitation> =>
  db.transaction(async (tx) => {
    const person = await tx.one<{ is_active: boolean; isAdministrator: boolean }>(sql`
      select is_active, exists (
        select 1 from user_role where user_id = ${personId} and role = 'administrator'
      ) as "isAdministrator"
      from app_user where id = ${personId} for update`);
    if (!person) throw new AppError('NOT_FOUND');
    if (!person.is_active)
      throw new AppError('IN_USE', {
        message: 'This person is not active. Reactivate them first, then make a link.',
      });
    const secret = newSecret();
    const made = await tx.one<{ expiresAt: Date }>(sql`
      insert into invitation (user_id, secret_hash, expires_at)
      values (${personId}, ${digestOf(secret)}, now() + ${days} * interval '1 day')
      on conflict (user_id) do update
        set secret_hash = excluded.secret_hash, expires_at = excluded.expires_at
      returning expires_at as "expiresAt"`);
    if (!made) throw new Error('The database kept no invitation');
    await audit(tx, actorId, 'person.invite', { id: personId });
    announce(tx, { owner: 'person', ids: [personId], jobIds: [] });
    return {
      personId,
      choosesPassword: needsPassword(config, person),
      path: `/account/invitation?code=${secret}`,
      expiresAt: made.expiresAt.toISOString(),
    };
  });
