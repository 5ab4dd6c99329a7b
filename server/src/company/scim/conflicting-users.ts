import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { ownsEmailAddressSql } from '../../identity/people/remove-rights';
import { createUniquenessError } from './scim-error';
import type { UserColumns } from './user-columns';

export interface ConflictingUser {
  id: number;
  /** True if the provider deleted the person and nobody has reactivated the person since. */
  isDeleted: boolean;
  /** True if the provider's id is the same, or without such an id the employee number. */
  isSame: boolean;
  what: string;
}

const toTextOrNull = (value: UserColumns[keyof UserColumns]): string | null =>
  typeof value === 'string' ? value : null;

/** Names and addresses of deactivated people can be used again, their ids cannot. */
export const findConflictingUsers = (
  db: Db,
  { user_name: userName, email, scim_external_id: externalId, external_id: number }: UserColumns,
  ownId = 0,
): Promise<ConflictingUser[]> => {
  // People sign in with user name or e-mail address, so both must be unique.
  const names = [toTextOrNull(userName), toTextOrNull(email)].filter((name) => name !== null);
  return db.many<ConflictingUser>(sql`
    with sent (name) as (select lower(name) from unnest(${names}::text[]) name)
    select id, scim_deleted as "isDeleted",
      coalesce(scim_external_id = ${toTextOrNull(externalId)}, lower(external_id) = lower(${toTextOrNull(number)}::text),
        false) as "isSame",
      case when not ${ownsEmailAddressSql()} then
          case when scim_external_id = ${toTextOrNull(externalId)} then 'externalId' else 'employeeNumber' end
        when lower(user_name) in (select name from sent) then 'userName'
        when lower(email) in (select name from sent) then 'e-mail address'
        when scim_external_id = ${toTextOrNull(externalId)} then 'externalId' else 'employeeNumber' end as what
    from app_user
    where id <> ${ownId}::integer and id in (
      select person.id from sent join app_user person
        on lower(person.user_name) = sent.name and ${ownsEmailAddressSql('person')}
      union select person.id from sent join app_user person
        on lower(person.email) = sent.name and ${ownsEmailAddressSql('person')}
      union select id from app_user where scim_external_id = ${toTextOrNull(externalId)}
      union select id from app_user where lower(external_id) = lower(${toTextOrNull(number)}::text))
    order by id limit 3`);
};

/** @throws ScimError when another user has one of the values. */
export const assertNoConflict = (holders: readonly ConflictingUser[]): void => {
  const [first] = holders;
  if (first) throw createUniquenessError(`Person ${first.id} has this ${first.what} already.`);
};

/** A person whom the provider deleted is recognized by id, never by e-mail address alone. */
export const findReturningUser = (
  holders: readonly ConflictingUser[],
): ConflictingUser | undefined => holders.find(({ isDeleted, isSame }) => isDeleted && isSame);
