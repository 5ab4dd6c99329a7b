import sql from 'sql-template-tag';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import { roleNames } from '../../../contract/identity/people/role-constants';
import type { Role } from '../../../contract/permission';
import type { PersonCreate, PersonUpdate } from '../../../contract/identity/people/person';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import { getFieldChanges } from '../../platform/audit/field-changes';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { createIdempotently, type IdempotencyKey } from '../../platform/http/idempotency';
import { assertVersion } from '../../platform/http/assert-version';
import { readListRow } from '../../platform/lists/read-list-page';
import { announce } from '../../platform/realtime/changes';
import { recordEmailTrust } from './email-trust';
import { assertAdministratorRemains, lockAdministrators } from './administrators';
import { peopleList } from './people.list';
import { peopleDisplayChanged } from './hooks';
import { refreshRenamedPerson } from './refresh-renamed-person';
import { reclaimEmailAddresses, ownsEmailAddressSql, removeRights } from './remove-rights';

interface StoredPerson {
  is_active: boolean;
  has_left: boolean;
  is_removed: boolean;
  email: string;
  version: number;
  roles: Role[];
}

/** Locks a person, which waits for concurrent changes of roles or status. */
const lockPerson = async (tx: Transaction, id: number): Promise<StoredPerson> => {
  await lockAdministrators(tx);
  const stored = await tx.one<StoredPerson>(sql`
    select is_active, has_left, removed_at is not null as is_removed, email, version,
      array(select role from user_role where user_id = ${id} order by role) as roles
    from app_user where id = ${id} for update`);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
};

const assertEmailIsFree = async (tx: Db, email: string, id: number): Promise<void> => {
  const other = await tx.one(sql`
    select 1 from app_user
    where id <> ${id} and ${ownsEmailAddressSql()}
      and (lower(email) = lower(${email}) or lower(user_name) = lower(${email}))`);
  if (other) throw invalidField('email', 'Somebody has this e-mail address already.');
};

/** A role from a provider's group would return at the next sign-in, so its removal is refused. */
const assertNoProviderRoleRemoved = async (
  tx: Db,
  id: number,
  roles: readonly Role[],
): Promise<void> => {
  const missing = await tx.one<{ role: Role; by: string }>(sql`
    select role, provider_name(given_by) as by from user_role
    where user_id = ${id} and given_by is not null and role <> all (${[...roles]}::text[]) limit 1`);
  if (missing)
    throw invalidField(
      'roles',
      `${roleNames[missing.role]} comes from a group of ${missing.by}. Take the person out of that group there.`,
    );
};

const writeRoles = async (tx: Db, id: number, roles: readonly Role[]): Promise<void> => {
  const these = sql`${[...roles]}::text[]`;
  await tx.run(sql`
    delete from user_role where user_id = ${id} and given_by is null and role <> all (${these})`);
  await tx.run(sql`
    insert into user_role (user_id, role)
    select ${id}::integer, given.role from unnest(${these}) as given (role)
    where not exists (
      select from held_role where user_id = ${id} and held_role.role = given.role)`);
};

export const announcePeople = (tx: Transaction, ids: readonly number[]): void => {
  announce(tx, { owner: 'person', ids, jobIds: [] });
  announce(tx, { owner: permissionsChanged, ids, jobIds: [] });
};

/**
 * Call `lockAdministrators` before.
 * @throws AppError when the e-mail address is in use.
 */
export const insertPerson = async (
  tx: Transaction,
  actorId: number | null,
  body: PersonCreate,
): Promise<number> => {
  const email = body.email.trim();
  await assertEmailIsFree(tx, email, 0);
  const row = await tx.one<{ id: number }>(sql`
    insert into app_user (user_name, first_name, last_name, email, joining_date)
    values (${email.toLowerCase()}, ${body.firstName.trim()}, ${body.lastName.trim()}, ${email},
      (now() at time zone company_zone())::date) returning id`);
  const id = row?.id ?? 0;
  await writeRoles(tx, id, body.roles);
  await audit(tx, actorId, 'person.create', { id, changes: { roles: { after: body.roles } } });
  announcePeople(tx, [id]);
  return id;
};

/** A repeated call with the same key creates one person. */
export const createPerson = (
  db: Database,
  { userId }: Actor,
  body: PersonCreate,
  key: IdempotencyKey | undefined,
): Promise<number> =>
  createIdempotently(db, userId, 'person.create', key, async (tx) => {
    await lockAdministrators(tx);
    return insertPerson(tx, userId, body);
  });

/**
 * @throws AppError when the change is based on an older version, or would leave no administrator.
 */
export const updatePerson = (
  db: Database,
  actor: Actor,
  id: number,
  body: PersonUpdate,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockPerson(tx, id);
    await assertVersion(
      body.version,
      stored.version,
      async () => JSON.parse((await readListRow(tx, peopleList, id, actor)) ?? 'null') as unknown,
    );
    const email = body.email?.trim();
    if (email !== undefined && email.toLowerCase() !== stored.email.toLowerCase())
      await assertEmailIsFree(tx, email, id);
    await refreshRenamedPerson(tx, id, {
      firstName: body.firstName?.trim(),
      lastName: body.lastName?.trim(),
    });
    await tx.run(sql`
      update app_user set first_name = coalesce(${body.firstName?.trim() ?? null}, first_name),
        last_name = coalesce(${body.lastName?.trim() ?? null}, last_name),
        email = coalesce(${email ?? null}, email), version = version + 1
      where id = ${id}`);
    // The administrator has confirmed the address by saving it, even if it is unchanged.
    if (email !== undefined) await recordEmailTrust(tx, actor.userId, [id]);
    const roles = body.roles?.toSorted();
    if (roles) {
      await assertNoProviderRoleRemoved(tx, id, roles);
      await writeRoles(tx, id, roles);
    }
    await assertAdministratorRemains(tx);
    const fields = ['firstName', 'lastName', 'email'].filter((name) => name in body);
    await audit(tx, actor.userId, 'person.update', {
      id,
      details: { fields },
      changes: roles ? getFieldChanges({ roles: stored.roles }, { roles }) : {},
    });
    announcePeople(tx, [id]);
  });

export const ownDeactivationMessage = 'You cannot deactivate yourself. Ask another administrator.';

export const alreadyLeftMessage =
  'Their last day has come. Take the leaving date away in the directory, or set a later one, to let them in again.';

/** A negative actor id is the id of a service token. */
const isServiceActor = (actorId: number | null): boolean => actorId !== null && actorId < 0;

/**
 * Deactivation ends sessions and invitations. If a service token or the last day causes it, roles are removed
 * too.
 */
export const writePeopleState = async (
  tx: Transaction,
  actorId: number | null,
  ids: readonly number[],
  isActive: boolean,
  isByDay = false,
): Promise<void> => {
  if (ids.length === 0) return;
  const these = sql`any (${[...ids]}::integer[])`;
  const isTakenOut = isByDay || isServiceActor(actorId);
  if (isActive) {
    await reclaimEmailAddresses(tx, ids);
    await peopleDisplayChanged.run(tx, { ids });
  }
  const taken = isTakenOut ? await removeRights(tx, actorId, ids) : undefined;
  await tx.run(sql`
    update app_user set is_active = ${isActive}, has_left = false, version = version + 1,
      removed_at = case when ${isActive} then null when ${isTakenOut} then now() else removed_at end
    where id = ${these}`);
  // A session that was opened during the deactivation must not continue after a reactivation.
  await tx.run(sql`
    update session set ended_at = now() where user_id = ${these} and ended_at is null`);
  if (!isActive) await tx.run(sql`delete from invitation where user_id = ${these}`);
  const action = isActive ? 'person.reactivate' : 'person.deactivate';
  await audit(
    tx,
    actorId,
    action,
    ids.map((id) => {
      const before = taken?.get(id);
      return { id, ...(before && { changes: { roles: { before, after: [] } } }) };
    }),
  );
  announcePeople(tx, ids);
};

/**
 * @throws AppError for the calling user, the last administrator, and an activation after the last
 * day.
 */
export const writePersonState = async (
  tx: Transaction,
  { userId }: Actor,
  id: number,
  isActive: boolean,
): Promise<void> => {
  const stored = await lockPerson(tx, id);
  // A service token removes people, also those whom an administrator only deactivated.
  const isTakenOut = !isActive && isServiceActor(userId) && !stored.is_removed;
  if (stored.is_active === isActive && !isTakenOut) return;
  if (!isActive && id === userId) throw new AppError('IN_USE', { message: ownDeactivationMessage });
  if (isActive && stored.has_left) throw new AppError('IN_USE', { message: alreadyLeftMessage });
  await writePeopleState(tx, userId, [id], isActive);
  await assertAdministratorRemains(tx);
};

export const deactivatePerson = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction((tx) => writePersonState(tx, actor, id, false));

export const reactivatePerson = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction((tx) => writePersonState(tx, actor, id, true));
