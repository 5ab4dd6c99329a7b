import sql, { type Sql } from 'sql-template-tag';
import type { Invitation } from '../../../contract/identity/people/person';
import { computeSecretDigest, createRandomSecret } from '../../platform/access/secret-hash';
import { needsPassword } from '../account/needs-password.rule';
import { audit } from '../../platform/audit/audit';
import type { Config } from '../../platform/config';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { recordEmailTrust } from './email-trust';
import { invitationMail, toInvitationCause } from './invitation-mail';

export const invitationDays = 7;

export interface CreatedInvitation extends Omit<Invitation, 'isMailed'> {
  name: string;
  email: string;
}

interface Person {
  id: number;
  name: string;
  email: string;
  isAdministrator: boolean;
}

/**
 * Creates invitations and ends earlier ones; only hashes of the links are stored. `who` is a predicate over
 * `app_user person`.
 */
export const createInvitations = async (
  tx: Transaction,
  config: Pick<Config, 'passwordSignIn'>,
  actorId: number | null,
  who: Sql,
): Promise<CreatedInvitation[]> => {
  const people = await tx.many<Person>(sql`
    select person.id, trim(person.first_name || ' ' || person.last_name) as name, person.email,
      exists (select 1 from user_role where user_id = person.id and role = 'administrator')
        as "isAdministrator"
    from app_user person where ${who} order by person.id for update of person`);
  if (people.length === 0) return [];
  const secrets = people.map(() => createRandomSecret());
  const made = await tx.one<{ expiresAt: Date }>(sql`
    with made as (
      insert into invitation (user_id, secret_hash, expires_at)
      select sent.id, sent.hash, now() + ${invitationDays} * interval '1 day'
      from unnest(${people.map(({ id }) => id)}::integer[], ${secrets.map(computeSecretDigest)}::text[])
        as sent (id, hash)
      on conflict (user_id) do update
        set secret_hash = excluded.secret_hash, expires_at = excluded.expires_at
      returning expires_at)
    select max(expires_at) as "expiresAt" from made`);
  if (!made) throw new Error('The database kept no invitation');
  const ids = people.map(({ id }) => id);
  await audit(
    tx,
    actorId,
    'person.invite',
    ids.map((id) => ({ id })),
  );
  announce(tx, { owner: 'person', ids, jobIds: [] });
  // Without an actor, the invitation comes from a command on the server's machine, which prints the link.
  if (actorId !== null)
    await enqueueMail(
      tx,
      invitationMail,
      ids.map((personId, at) => ({
        cause: toInvitationCause(computeSecretDigest(secrets[at] ?? '')),
        to: { personId },
      })),
    );
  return people.map(({ id, name, email, isAdministrator }, at) => ({
    ...{ personId: id, name, email },
    choosesPassword: needsPassword(config, { isAdministrator }),
    path: `/account/invitation?code=${secrets[at] ?? ''}`,
    expiresAt: made.expiresAt.toISOString(),
  }));
};

/** @throws AppError when the person does not exist or is inactive. */
export const createInvitation = (
  { db, config }: { db: Database | Db; config: Config },
  actorId: number | null,
  personId: number,
): Promise<Invitation> =>
  db.transaction(async (tx) => {
    const person = await tx.one<{ is_active: boolean }>(
      sql`select is_active from app_user where id = ${personId} for update`,
    );
    if (!person) throw new AppError('NOT_FOUND');
    if (!person.is_active)
      throw new AppError('IN_USE', {
        message: 'This person is not active. Reactivate them first, then make a link.',
      });
    await recordEmailTrust(tx, actorId, [personId]);
    const [made] = await createInvitations(tx, config, actorId, sql`person.id = ${personId}`);
    if (!made) throw new AppError('NOT_FOUND');
    const { name: _, email: _email, ...invitation } = made;
    return { ...invitation, isMailed: config.mail !== undefined && actorId !== null };
  });
