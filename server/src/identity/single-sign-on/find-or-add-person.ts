import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { lockAdministrators } from '../people/administrators';
import { insertPerson } from '../people/write-person';
import { mapGroupsToRoles } from './admission.rule';
import { updateFromProvider } from './update-from-provider';
import { writeProviderRoles } from './provider-roles';
import { findPersonByAccount, findPersonByEmail, type KnownPerson } from './find-known-person';
import type { SignInProfile } from './sign-in-profile.rule';
import type { Provider } from './providers';
import { SignInRefusedError } from './sign-in-refusals';

const addPerson = async (
  tx: Transaction,
  { settings }: Provider,
  { firstName, lastName, groups }: SignInProfile,
  email: string,
): Promise<KnownPerson> => {
  if (settings.newPeople === 'refuse') throw new SignInRefusedError('person-unknown');
  const given = mapGroupsToRoles(settings, groups);
  const roles = given.length > 0 ? [] : settings.rolesOfNewPeople;
  try {
    const id = await insertPerson(tx, null, { firstName, lastName, email, roles });
    await tx.run(sql`update app_user set address_provider = ${settings.id} where id = ${id}`);
    return { id, isActive: true };
  } catch (error) {
    // The e-mail address is the user name of another person.
    if (error instanceof AppError) throw new SignInRefusedError('address-taken', error);
    throw error;
  }
};

const linkAccount = async (tx: Transaction, provider: string, subject: string, id: number) => {
  const joined = await tx.run(sql`
    insert into sso_account (provider, subject, user_id) values (${provider}, ${subject}, ${id})
    on conflict (provider, user_id) do nothing`);
  if (joined === 0) throw new SignInRefusedError('address-taken');
  // Deletes the invitation, which would allow a password besides the provider's account.
  await tx.run(sql`delete from invitation where user_id = ${id}`);
  await audit(tx, null, 'person.join-account', { id, details: { provider } });
};

const signInFirstTime = async (
  tx: Transaction,
  provider: Provider,
  profile: SignInProfile,
): Promise<KnownPerson> => {
  const { email } = profile;
  if (email === undefined) throw new SignInRefusedError('address-missing');
  const { id: name } = provider.settings;
  const known = await findPersonByEmail(tx, name, email);
  if (known?.isActive && !known.isProven) throw new SignInRefusedError('address-unproven');
  const person = known ?? (await addPerson(tx, provider, profile, email));
  if (person.isActive) await linkAccount(tx, name, profile.subject, person.id);
  return person;
};

/**
 * The first sign-in links the account to the person with the same verified address if that address
 * is trusted, or adds a person.
 * @throws SignInRefusedError
 */
export const findOrAddPerson = (
  db: Database,
  provider: Provider,
  profile: SignInProfile,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockAdministrators(tx);
    const { settings } = provider;
    const person =
      (await findPersonByAccount(tx, settings.id, profile.subject)) ??
      (await signInFirstTime(tx, provider, profile));
    if (!person.isActive) throw new SignInRefusedError('person-inactive');
    await updateFromProvider(tx, settings.id, person.id, profile);
    await writeProviderRoles(
      tx,
      person.id,
      settings.id,
      mapGroupsToRoles(settings, profile.groups),
    );
    return person.id;
  });
