import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { findPersonByAccount, findPersonByAddress, type Person } from './find-known-person';
import type { Profile } from './profile.rule';
import type { Provider } from './providers';
import type { Refusal } from './refusals';

export type PersonPrediction = { refusal: Refusal } | { name: string | undefined };

const isLinked = async (db: Db, provider: string, { id }: Person): Promise<boolean> =>
  (await db.one(sql`
    select 1 from sso_account where provider = ${provider} and user_id = ${id}`)) !== undefined;

const readName = async (db: Db, { id }: Person): Promise<string | undefined> =>
  (
    await db.one<{ name: string }>(sql`
      select trim(first_name || ' ' || last_name) as name from app_user where id = ${id}`)
  )?.name;

/** Predicts the result of `findPerson` without writing. */
export const predictPerson = async (
  db: Db,
  { settings: { id: provider, newPeople } }: Pick<Provider, 'settings'>,
  { subject, email }: Pick<Profile, 'subject' | 'email'>,
): Promise<PersonPrediction> => {
  const known = await findPersonByAccount(db, provider, subject);
  if (!known && email === undefined) return { refusal: 'address-missing' };
  const byAddress = known ? undefined : await findPersonByAddress(db, provider, email ?? '');
  const person = known ?? byAddress;
  if (!person) return newPeople === 'add' ? { name: undefined } : { refusal: 'person-unknown' };
  if (!person.isActive) return { refusal: 'person-inactive' };
  if (byAddress?.isProven === false) return { refusal: 'address-unproven' };
  if (!known && (await isLinked(db, provider, person))) return { refusal: 'address-taken' };
  return { name: await readName(db, person) };
};
