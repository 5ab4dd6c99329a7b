import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { holdsAddress } from '../../identity/people/taken-out';
import { uniqueness } from './scim-error';
import type { UserColumns } from './user-columns';

/** Somebody who has what another would be given. */
export interface Holder {
  id: number;
  /** The provider deleted them, and nobody let them in since. */
  isDeleted: boolean;
  /** They are known by the id of the provider that was sent, or without one by the HR system's. */
  isSame: boolean;
  what: string;
}

const text = (value: UserColumns[keyof UserColumns]): string | null =>
  typeof value === 'string' ? value : null;

/**
 * Everybody else who has one of these names, addresses and ids, along indexes. Names and addresses of
 * those who were taken out are free; their ids stay theirs.
 */
export const holdersOf = (
  db: Db,
  { user_name: userName, email, scim_external_id: externalId, external_id: number }: UserColumns,
  ownId = 0,
): Promise<Holder[]> => {
  // Both are what people sign in with, so that neither may be another's.
  const names = [text(userName), text(email)].filter((name) => name !== null);
  return db.many<Holder>(sql`
    with sent (name) as (select lower(name) from unnest(${names}::text[]) name)
    select id, scim_deleted as "isDeleted",
      coalesce(scim_external_id = ${text(externalId)}, lower(external_id) = lower(${text(number)}::text),
        false) as "isSame",
      case when not ${holdsAddress()} then
          case when scim_external_id = ${text(externalId)} then 'externalId' else 'employeeNumber' end
        when lower(user_name) in (select name from sent) then 'userName'
        when lower(email) in (select name from sent) then 'e-mail address'
        when scim_external_id = ${text(externalId)} then 'externalId' else 'employeeNumber' end as what
    from app_user
    where id <> ${ownId}::integer and id in (
      select person.id from sent join app_user person
        on lower(person.user_name) = sent.name and ${holdsAddress('person')}
      union select person.id from sent join app_user person
        on lower(person.email) = sent.name and ${holdsAddress('person')}
      union select id from app_user where scim_external_id = ${text(externalId)}
      union select id from app_user where lower(external_id) = lower(${text(number)}::text))
    order by id limit 3`);
};

/** @throws ScimError when somebody has one of them. */
export const assertFree = (holders: readonly Holder[]): void => {
  const [first] = holders;
  if (first) throw uniqueness(`Person ${first.id} has this ${first.what} already.`);
};

/** Who of those is meant by what a provider adds: one whom it deleted, by the same id and by no address. */
export const whoComesBack = (holders: readonly Holder[]): Holder | undefined =>
  holders.find(({ isDeleted, isSame }) => isDeleted && isSame);
