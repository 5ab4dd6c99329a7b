import sql from 'sql-template-tag';
import { ScimUser } from '../../../contract/company/scim/scim-user';
import { scimUserCalls } from '../../../contract/company/scim/scim.calls';
import type { Db } from '../../platform/db/database';
import { toPatchedUserFields } from './patch-user.rule';
import { scimUserSource } from './read-users';
import type { ScimResourceType } from './resource-type';
import { createScimNotFoundError } from './scim-error';
import { toUserReplacement } from './user-fields.rule';
import { createUser, deleteUser, updateUser } from './write-user';

const readEmail = async (db: Db, id: number): Promise<string> => {
  const row = await db.one<{ email: string }>(
    sql`select email from app_user where id = ${id}::integer`,
  );
  if (!row) throw createScimNotFoundError();
  return row.email;
};

export const scimUsers: ScimResourceType<ScimUser> = {
  calls: scimUserCalls,
  schema: ScimUser,
  tag: 'SCIM users',
  one: 'a person',
  source: scimUserSource,
  create: createUser,
  replace: (tx, actor, id, user, expected) =>
    updateUser(tx, actor, id, toUserReplacement(user), expected),
  patch: async (tx, actor, id, { operations, check, expected }) => {
    const fields = toPatchedUserFields(operations, await readEmail(tx, id), check);
    await updateUser(tx, actor, id, fields, expected);
  },
  remove: deleteUser,
};
