import sql from 'sql-template-tag';
import type { MailKind } from '../../platform/mail/mail-kind';
import { createResetLink } from './mailed-link';
import { needsPassword } from './needs-password.rule';

interface PasswordOwner {
  id: number;
  hasPassword: boolean;
  isAdministrator: boolean;
  isDoubted: boolean;
}

/**
 * Mail goes to any address that was typed, so that the response does not show who has an account. An address
 * that was written by a service token or a provider gets no link, since it could be somebody else's.
 */
export const passwordResetMail: MailKind = {
  name: 'password-reset',
  render: async ({ address }, { db, config, company }) => {
    const owner = await db.one<PasswordOwner>(sql`
      select id, password_hash is not null as "hasPassword",
        address_doubted or address_provider is not null as "isDoubted",
        exists (select from user_role where user_id = app_user.id and role = 'administrator')
          as "isAdministrator"
      from app_user where lower(email) = lower(${address}) and is_active`);
    if (!owner) return { suppressed: 'Nobody who is active has this address.' };
    if (!needsPassword(config, owner))
      return { suppressed: 'The person signs in with the company’s account.' };
    if (!owner.hasPassword)
      return { suppressed: 'The person has no password yet; send them an invitation.' };
    if (owner.isDoubted)
      return { suppressed: 'An administrator has not confirmed this address yet.' };
    return {
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        `Somebody, probably you, asked for a new password for the hiring console of ${company}.`,
      ],
      button: {
        label: 'Choose a new password',
        createPath: (tx) => createResetLink(tx, owner.id),
      },
      note: 'The link works once, for an hour. If you did not ask for it, do nothing: your password stays as it is.',
      reason: 'a new password was asked for with this address',
    };
  },
};
