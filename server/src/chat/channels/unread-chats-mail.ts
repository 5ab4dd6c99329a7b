import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { countUnreadChats } from './count-unread';
import { findRecipientAsReader } from './mail-reader';
import { channelScopeJoins } from './scope';

export const unreadChatsMail: MailKind = {
  name: 'unread-chats',
  optionalFor: 'chat:take-part',
  frequencies: ['daily', 'off'],
  usual: 'daily',
  render: async ({ personId }, { db }) => {
    const reader = await findRecipientAsReader(db, personId);
    const { count } = reader ? await countUnreadChats(db, reader) : { count: 0 };
    if (count === 0) return { suppressed: 'Every chat was read.' };
    const chats = count === 1 ? '1 chat has' : `${count} chats have`;
    return {
      subject: `${chats} messages that you have not read`,
      heading: `${chats} messages that you have not read`,
      paragraphs: [],
      button: { label: 'Open the chats', path: '/referralChat' },
      reason: 'you take part in these chats',
    };
  },
};

/** People who take part in a chat; whether they may read it is checked when the mail is written. */
const selectTakingPart = sql`
  select referral.referrer_id as id
  union select application.recruiter_id
  union select job.recruiting_manager_id
  union select job.created_by
  union select user_id from group_member where group_id = job.group_id
  union select user_id from chat_guest where channel_id = channel.id`;

/**
 * Mails members of chats with messages since yesterday; chats that they read before the mail is written are
 * left out.
 */
export const mailUnreadChats = async (db: Db, today: string): Promise<void> => {
  const people = await db.many<{ id: number }>(sql`
    select distinct person.id from chat_channel channel ${channelScopeJoins}
      cross join lateral (${selectTakingPart}) part
      join app_user person on person.id = part.id and person.is_active
    where channel.last_said > 0 and channel.last_at > now() - interval '1 day'`);
  await enqueueMail(
    db,
    unreadChatsMail,
    people.map(({ id }) => ({ cause: `day:${today}`, to: { personId: id } })),
  );
};
