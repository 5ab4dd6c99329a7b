import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { personOfAccount, personOfAddress, type Person } from './known-person';
import type { Profile } from './profile.rule';
import type { Provider } from './providers';
import type { Refusal } from './refusals';

export type Foreseen = { refusal: Refusal } | { name: string | undefined };

const isJoined = async (db: Db, provider: string, { id }: Person): Promise<boolean> =>
  (await db.one(sql`
    select 1 from sso_account where provider = ${provider} and user_id = ${id}`)) !== undefined;

const nameOf = async (db: Db, { id }: Person): Promise<string | undefined> =>
  (
    await db.one<{ name: string }>(sql`
      select trim(first_name || ' ' || last_name) as name from app_user where id = ${id}`)
  )?.name;

/** Predicts the result of `findPerson` without writing. */
export const foreseePerson = async (
  db: Db,
  { settings: { id: provider, newPeople } }: Pick<Provider, 'settings'>,
  { subject, email }: Pick<Profile, 'subject' | 'email'>,
): Promise<Foreseen> => {
  const known = await personOfAccount(db, provider, subject);
  if (!known && email === undefined) return { refusal: 'address-missing' };
  const byAddress = known ? undefined : await personOfAddress(db, provider, email ?? '');
  const person = known ?? byAddress;
  if (!person) return newPeople === 'add' ? { name: undefined } : { refusal: 'person-unknown' };
  if (!person.isActive) return { refusal: 'person-inactive' };
  if (byAddress?.isProven === false) return { refusal: 'address-unproven' };
  if (!known && (await isJoined(db, provider, person))) return { refusal: 'address-taken' };
  return { name: await nameOf(db, person) };
};
