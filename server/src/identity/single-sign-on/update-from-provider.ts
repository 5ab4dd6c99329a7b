import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Transaction } from '../../platform/db/database';
import { ownsEmailAddressSql } from '../people/remove-rights';
import { announcePeople } from '../people/write-person';
import type { SignInProfile } from './sign-in-profile.rule';

interface ProviderProfile {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  isKeptElsewhere: boolean;
}

const readProviderProfile = (
  tx: Transaction,
  provider: string,
  id: number,
): Promise<ProviderProfile | undefined> =>
  tx.one<ProviderProfile>(sql`
    select told_first_name as "firstName", told_last_name as "lastName", told_email as email,
      (external_id is not null or scim_external_id is not null) as "isKeptElsewhere"
    from sso_account join app_user on app_user.id = sso_account.user_id
    where provider = ${provider} and user_id = ${id} for update of app_user`);

/**
 * Changes a person's e-mail address unless another person has it; a user name equal to the old address
 * changes too.
 */
const writeEmail = (
  tx: Transaction,
  provider: string,
  id: number,
  email: string,
): Promise<number> =>
  tx.run(sql`
    update app_user set email = ${email}, address_provider = ${provider}, address_doubted = false,
      user_name = case when lower(user_name) = lower(email) then lower(${email}) else user_name end,
      version = version + 1
    where id = ${id} and not exists (
      select from app_user other where other.id <> ${id} and ${ownsEmailAddressSql('other')}
        and (lower(other.email) = lower(${email}) or lower(other.user_name) = lower(${email})))`);

const recordProviderProfile = (
  tx: Transaction,
  provider: string,
  id: number,
  profile: Partial<SignInProfile>,
) =>
  tx.run(sql`
    update sso_account set
      told_first_name = coalesce(${profile.firstName ?? null}, told_first_name),
      told_last_name = coalesce(${profile.lastName ?? null}, told_last_name),
      told_email = coalesce(${profile.email ?? null}, told_email)
    where provider = ${provider} and user_id = ${id}`);

/**
 * Skips people whom the HR system or SCIM maintains. An address that another person has is tried again at the
 * next sign-in.
 */
export const updateFromProvider = async (
  tx: Transaction,
  provider: string,
  id: number,
  { firstName, lastName, isNamed, email }: SignInProfile,
): Promise<void> => {
  const before = await readProviderProfile(tx, provider, id);
  if (!before) return;
  const names = isNamed ? { firstName, lastName } : {};
  const isRenamed =
    isNamed &&
    before.firstName !== null &&
    (before.firstName !== firstName || before.lastName !== lastName);
  const isReaddressed =
    email !== undefined &&
    before.email !== null &&
    before.email.toLowerCase() !== email.toLowerCase();
  if (before.isKeptElsewhere || (!isRenamed && !isReaddressed)) {
    await recordProviderProfile(tx, provider, id, {
      ...names,
      ...(email !== undefined && { email }),
    });
    return;
  }
  const fields: string[] = [];
  if (isRenamed) {
    await tx.run(sql`
      update app_user set first_name = ${firstName}, last_name = ${lastName}, version = version + 1
      where id = ${id}`);
    fields.push('firstName', 'lastName');
  }
  const isWritten = isReaddressed && (await writeEmail(tx, provider, id, email)) > 0;
  if (isWritten) fields.push('email');
  const isEmailCurrent = email !== undefined && (isWritten || !isReaddressed);
  await recordProviderProfile(tx, provider, id, { ...names, ...(isEmailCurrent && { email }) });
  if (fields.length === 0) return;
  await audit(tx, null, 'person.update', { id, details: { provider, fields } });
  announcePeople(tx, [id]);
};
