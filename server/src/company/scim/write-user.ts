import sql, { join, raw } from 'sql-template-tag';
import { directoryCalls } from '../../../contract/company/directory/directory.calls';
import type { ScimUser } from '../../../contract/company/scim/scim-user';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { assertNoCycles } from '../directory/assert-no-cycles';
import { AppError } from '../../platform/errors';
import { announceRecords } from '../../platform/lists/announce-records';
import { lockAdministrators } from '../../identity/people/administrators';
import { peopleDisplayChanged } from '../../identity/people/hooks';
import { recordEmailTrust } from '../../identity/people/email-trust';
import { insertPersonRow, updatePersonRow } from '../../identity/people/person-row';
import { refreshRenamedPerson } from '../../identity/people/refresh-renamed-person';
import { ownsEmailAddressSql } from '../../identity/people/remove-rights';
import { writePersonState } from '../../identity/people/write-person';
import type { VersionCheck } from './etag';
import { createScimNotFoundError, createUniquenessError } from './scim-error';
import { isScimUserVisibleSql } from './read-users';
import { assertNoConflict, findConflictingUsers, findReturningUser } from './conflicting-users';
import {
  createCircularManagerError,
  toUserColumns,
  assertReferencesActive,
  userColumns,
  type UserColumn,
  type UserColumns,
} from './user-columns';
import { toNewUserFields, type UserFields } from './user-fields.rule';

type StoredUser = Record<UserColumn, string | number | null> & {
  version: number;
  isRemoved: boolean;
};

const columnNames = Object.keys(userColumns) as UserColumn[];
const selectedColumns = join(columnNames.map((name) => raw(name)));

const recordUserWrite = async (
  tx: Transaction,
  { userId }: Actor,
  action: `person.${string}`,
  id: number,
  columns: readonly UserColumn[] = [],
): Promise<void> => {
  const details = { fields: columns.map((column) => userColumns[column]) };
  await audit(tx, userId, action, { id, ...(columns.length > 0 && { details }) });
  const { changes = ['person'] } = directoryCalls.people.upsert;
  announceRecords(tx, { kind: 'person', changes }, [id]);
};

const lockUser = async (tx: Transaction, id: number): Promise<StoredUser> => {
  const stored = await tx.one<StoredUser>(sql`
    select ${selectedColumns}, version, not ${ownsEmailAddressSql('person')} as "isRemoved" from app_user person
    where id = ${id}::integer and ${isScimUserVisibleSql} for update`);
  if (!stored) throw createScimNotFoundError();
  return stored;
};

const assertNoManagerCycle = async (tx: Transaction, id: number): Promise<void> => {
  const tree = { table: 'app_user', column: 'manager_id', field: 'manager' };
  await assertNoCycles(tx, tree, [id]).catch((error: unknown) => {
    throw error instanceof AppError ? createCircularManagerError() : error;
  });
};

const writeUserColumns = async (
  tx: Transaction,
  { userId }: Actor,
  id: number,
  columns: UserColumns,
  state: { scim_deleted?: boolean } = {},
): Promise<void> => {
  await assertReferencesActive(tx, columns);
  await refreshRenamedPerson(tx, id, {
    firstName: columns.first_name,
    lastName: columns.last_name,
  });
  await updatePersonRow(tx, id, { ...columns, ...state });
  if (columns.manager_id != null) await assertNoManagerCycle(tx, id);
  if (columns.email !== undefined) await recordEmailTrust(tx, userId, [id]);
};

const insertUser = async (tx: Transaction, columns: UserColumns): Promise<number> => {
  await assertReferencesActive(tx, columns);
  return insertPersonRow(tx, columns);
};

const restoreUser = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  columns: UserColumns,
): Promise<void> => {
  await peopleDisplayChanged.run(tx, { ids: [id] });
  await writeUserColumns(tx, actor, id, columns, { scim_deleted: false });
};

/** Creates a person without roles or restores one whom the provider deleted; returns their id. */
export const createUser = async (
  tx: Transaction,
  actor: Actor,
  user: ScimUser,
): Promise<number> => {
  await lockAdministrators(tx);
  const { isActive = true, ...fields } = toNewUserFields(user);
  const columns = await toUserColumns(tx, actor, fields);
  const holders = await findConflictingUsers(tx, columns);
  const back = findReturningUser(holders);
  assertNoConflict(holders.filter((holder) => holder !== back));
  const id = back ? back.id : await insertUser(tx, columns);
  if (back) await restoreUser(tx, actor, id, columns);
  await recordUserWrite(tx, actor, back ? 'person.update' : 'person.create', id, columnNames);
  await writePersonState(tx, actor, id, isActive);
  return id;
};

/** A deactivated person keeps the provider's id, so that it cannot be assigned to somebody else. */
const preserveIdentity = (stored: StoredUser, sent: UserColumns): UserColumns => {
  const { scim_external_id: given, ...others } = sent;
  if (!stored.isRemoved || given == null) return stored.isRemoved ? others : sent;
  if (given !== stored.scim_external_id)
    throw createUniquenessError(
      'externalId: this person was taken out, and the id is of another. Delete this one, then add the other.',
    );
  return sent;
};

/** Writes only the fields that changed. */
export const updateUser = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  { isActive, ...fields }: UserFields,
  expected: VersionCheck,
): Promise<void> => {
  await lockAdministrators(tx);
  const columnsSent = await toUserColumns(tx, actor, fields);
  const stored = await lockUser(tx, id);
  expected(stored.version);
  const sent = preserveIdentity(stored, columnsSent);
  const changed = columnNames.filter((name) => name in sent && sent[name] !== stored[name]);
  const columns: UserColumns = Object.fromEntries(changed.map((name) => [name, sent[name]]));
  if (changed.length > 0) {
    assertNoConflict(await findConflictingUsers(tx, columns, id));
    await writeUserColumns(tx, actor, id, columns);
    await recordUserWrite(tx, actor, 'person.update', id, changed);
  }
  if (isActive !== undefined) await writePersonState(tx, actor, id, isActive);
};

/** Deactivates a person and hides them from the provider; their history remains. */
export const deleteUser = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  expected: VersionCheck,
): Promise<void> => {
  await lockAdministrators(tx);
  expected((await lockUser(tx, id)).version);
  await writePersonState(tx, actor, id, false);
  await updatePersonRow(tx, id, { scim_deleted: true });
  await peopleDisplayChanged.run(tx, { ids: [id] });
  await recordUserWrite(tx, actor, 'person.withdraw', id);
};
