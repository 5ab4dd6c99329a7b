import sql from 'sql-template-tag';
import { upsertMessages } from '../../../contract/company/directory/directory-constants';
import type { Actor } from '../../platform/access/actor';
import type { Transaction } from '../../platform/db/database';
import { takeAdvisoryLock } from '../../platform/db/locks';
import { AppError } from '../../platform/errors';
import { directoryLists } from '../directory/directory.list';
import { insertRecord } from '../../platform/lists/record-table';
import { parseId } from './compare-attribute';
import { createInvalidValueError } from './scim-error';
import type { UserFields } from './user-fields.rule';

export const userColumns = {
  user_name: 'userName',
  email: 'email',
  first_name: 'firstName',
  last_name: 'lastName',
  scim_external_id: 'providerId',
  external_id: 'externalId',
  designation_id: 'designationId',
  department_id: 'departmentId',
  manager_id: 'managerId',
} as const;
export type UserColumn = keyof typeof userColumns;
export type UserColumns = Partial<Record<UserColumn, string | number | null>>;

type CreatableKind = 'departments' | 'designations';

const findRecordByName = async (
  tx: Transaction,
  kind: CreatableKind,
  name: string,
): Promise<number | undefined> => {
  const found = sql`where lower(name) = lower(${name}) or lower(external_id) = lower(${name})
    order by lower(name) = lower(${name}) desc limit 1`;
  const row = await tx.one<{ id: number }>(
    kind === 'departments'
      ? sql`select id from department ${found}`
      : sql`select id from designation ${found}`,
  );
  return row?.id;
};

const findOrCreateRecord = async (
  tx: Transaction,
  actor: Actor,
  kind: CreatableKind,
  name: string | null,
): Promise<number | null> => {
  if (name === null) return null;
  const known = await findRecordByName(tx, kind, name);
  if (known !== undefined) return known;
  await takeAdvisoryLock(tx, 'directory');
  return (
    (await findRecordByName(tx, kind, name)) ??
    insertRecord(tx, directoryLists[kind], actor, { name }).catch((error: unknown) => {
      const message = error instanceof AppError ? error.fields?.name : undefined;
      throw message === undefined ? error : createInvalidValueError(`${name}: ${message}`);
    })
  );
};

const findManagerId = async (tx: Transaction, text: string | null): Promise<number | null> => {
  if (text === null) return null;
  const id = parseId(text);
  const known =
    id !== undefined &&
    (await tx.one(sql`select 1 from app_user where id = ${id} and not scim_deleted`));
  if (!known) throw createInvalidValueError(`manager: there is no person ${text.slice(0, 20)}.`);
  return id;
};

/** Call it before a person is locked, since it may add departments and positions to the directory. */
export const toUserColumns = async (
  tx: Transaction,
  actor: Actor,
  fields: UserFields,
): Promise<UserColumns> => {
  const { userName, email, firstName, lastName, externalId, employeeNumber } = fields;
  const { title, department, managerId } = fields;
  return {
    ...(userName !== undefined && { user_name: userName }),
    ...(email !== undefined && { email }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(externalId !== undefined && { scim_external_id: externalId }),
    ...(employeeNumber !== undefined && { external_id: employeeNumber }),
    ...(title !== undefined && {
      designation_id: await findOrCreateRecord(tx, actor, 'designations', title),
    }),
    ...(department !== undefined && {
      department_id: await findOrCreateRecord(tx, actor, 'departments', department),
    }),
    ...(managerId !== undefined && { manager_id: await findManagerId(tx, managerId) }),
  };
};

/**
 * A person may keep an inactive department or position.
 * @throws ScimError naming a newly assigned inactive record.
 */
export const assertReferencesActive = async (
  tx: Transaction,
  { designation_id: designation, department_id: department }: UserColumns,
): Promise<void> => {
  const off = await tx.one<{ name: string }>(sql`
    select name from designation where id = ${designation ?? null} and not is_active
    union all select name from department where id = ${department ?? null} and not is_active limit 1`);
  if (off)
    throw createInvalidValueError(`${off.name}: this is not active in the directory any more.`);
};

export const createCircularManagerError = (): Error =>
  createInvalidValueError(`manager: ${upsertMessages.circle}`);
