import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { findPersonByAccount, findPersonByEmail, type KnownPerson } from './find-known-person';
import type { SignInProfile } from './sign-in-profile.rule';
import type { Provider } from './providers';
import type { SignInRefusal } from './sign-in-refusals';

export type PersonPrediction = { refusal: SignInRefusal } | { name: string | undefined };

const isAccountLinked = async (db: Db, provider: string, { id }: KnownPerson): Promise<boolean> =>
  (await db.one(sql`
    select 1 from sso_account where provider = ${provider} and user_id = ${id}`)) !== undefined;

const readPersonName = async (db: Db, { id }: KnownPerson): Promise<string | undefined> =>
  (
    await db.one<{ name: string }>(sql`
      select trim(first_name || ' ' || last_name) as name from app_user where id = ${id}`)
  )?.name;

/** Predicts the result of `findOrAddPerson` without changing anything. */
export const predictSignInPerson = async (
  db: Db,
  { settings: { id: provider, newPeople } }: Pick<Provider, 'settings'>,
  { subject, email }: Pick<SignInProfile, 'subject' | 'email'>,
): Promise<PersonPrediction> => {
  const known = await findPersonByAccount(db, provider, subject);
  if (!known && email === undefined) return { refusal: 'address-missing' };
  const byAddress = known ? undefined : await findPersonByEmail(db, provider, email ?? '');
  const person = known ?? byAddress;
  if (!person) return newPeople === 'add' ? { name: undefined } : { refusal: 'person-unknown' };
  if (!person.isActive) return { refusal: 'person-inactive' };
  if (byAddress?.isProven === false) return { refusal: 'address-unproven' };
  if (!known && (await isAccountLinked(db, provider, person))) return { refusal: 'address-taken' };
  return { name: await readPersonName(db, person) };
};
