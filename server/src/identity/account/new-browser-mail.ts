import sql from 'sql-template-tag';
import { toLongMoment } from '../../platform/company/to-long-moment';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';

interface NewSession {
  browser: string;
  address: string;
  at: string;
}

export const newBrowserMail: MailKind = {
  name: 'new-browser',
  render: async ({ reference }, { db, company }) => {
    const session = await db.one<NewSession>(sql`
      select browser, address,
        ${toLongMoment(sql`created_at`)} as at
      from session where id = ${String(reference.sessionId)}::uuid`);
    if (!session) return { suppressed: 'The session does not exist any more.' };
    return {
      subject: 'Sign-in from a new browser',
      heading: 'You signed in from a new browser',
      paragraphs: [
        `A browser that you had not used before was signed in to the hiring console of ${company}.`,
      ],
      facts: [
        { label: 'When', value: session.at },
        { label: 'Browser', value: session.browser || 'Not known' },
        { label: 'Network address', value: session.address || 'Not known' },
      ],
      button: { label: 'See where you are signed in', path: '/account/profile' },
      note: 'If it was not you, end that session on your profile and choose a new password.',
      reason: 'a browser that does not know you was signed in with your account',
    };
  },
};

/** Sends nothing about a user's very first sign-in. */
export const enqueueNewBrowserMail = async (
  db: Db,
  userId: number,
  sessionId: string,
): Promise<void> => {
  const earlier = await db.one(sql`
    select from session
    where user_id = ${userId} and id <> ${sessionId}::uuid and handed_over_from is null limit 1`);
  if (earlier)
    await enqueueMail(db, newBrowserMail, [
      { cause: `session:${sessionId}`, to: { personId: userId }, reference: { sessionId } },
    ]);
};
