import sql from 'sql-template-tag';
import { toLongMoment } from '../../platform/company/to-long-moment';
import type { MailKind } from '../../platform/mail/mail-kind';

export const passwordChangedMail: MailKind = {
  name: 'password-changed',
  render: async ({ id }, { db, company }) => {
    const asked = await db.one<{ at: string }>(sql`
      select ${toLongMoment(sql`created_at`)} as at
      from mail_message where id = ${id}`);
    return {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `You sign in to the hiring console of ${company} with a new password now. Wherever you were signed in before, you have been signed out.`,
      ],
      facts: [{ label: 'When', value: asked?.at ?? '' }],
      button: { label: 'It was not me', path: '/account/forgot' },
      note: 'If it was not you, choose another password at once by the button, and tell an administrator.',
      reason: 'the password of your sign-in was replaced',
    };
  },
};
