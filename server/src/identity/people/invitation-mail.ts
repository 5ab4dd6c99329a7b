import sql from 'sql-template-tag';
import { toLongMoment } from '../../platform/company/to-long-moment';
import type { MailKind } from '../../platform/mail/mail-kind';
import { createInvitationLink } from '../account/mailed-link';
import { needsPassword } from '../account/needs-password.rule';

interface Invited {
  id: number;
  firstName: string;
  email: string;
  isAdministrator: boolean;
  until: string;
}

/** Cause of the mail, which differs for each invitation of a person; only the last invitation is valid. */
export const toInvitationCause = (secretHash: string): string =>
  `invitation:${secretHash.slice(0, 16)}`;

export const invitationMail: MailKind = {
  name: 'invitation',
  render: async ({ personId, cause }, { db, config, company }) => {
    const invited = await db.one<Invited>(sql`
      select person.id, person.first_name as "firstName", person.email,
        exists (select from user_role where user_id = person.id and role = 'administrator')
          as "isAdministrator",
        ${toLongMoment(sql`invitation.expires_at`)} as until
      from invitation join app_user person on person.id = invitation.user_id
      where person.id = ${personId} and invitation.expires_at > now()
        and 'invitation:' || left(invitation.secret_hash, 16) = ${cause}`);
    if (!invited)
      return { suppressed: 'The invitation was used, has ended, or a newer one took its place.' };
    const { id, firstName, email } = invited;
    const isByPassword = needsPassword(config, invited);
    return {
      subject: `Your invitation to the hiring console of ${company}`,
      heading: `Welcome, ${firstName}`,
      paragraphs: [
        isByPassword
          ? `You are invited to the hiring console of ${company}. Choose a password, and you are signed in.`
          : `You are invited to the hiring console of ${company}. Sign in with your company’s account, the one that has this address.`,
      ],
      facts: [{ label: 'You sign in as', value: email }],
      button: isByPassword
        ? { label: 'Choose a password', createPath: (tx) => createInvitationLink(tx, id) }
        : { label: 'Sign in', path: '/' },
      ...(isByPassword && { note: `The link works once, until ${invited.until}.` }),
      reason: `an administrator of ${company} added you`,
    };
  },
};
