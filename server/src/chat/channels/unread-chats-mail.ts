import sql from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import { getRoleGrants, listRolesWith } from '../../platform/access/table';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { countReadChannels } from './channel-readers';
import { countUnreadChats } from './count-unread';
import { findMailReader } from './mail-reader';

export const unreadChatsMail: MailKind = {
  name: 'unread-chats',
  optionalFor: 'chat:take-part',
  frequencies: ['daily', 'off'],
  usual: 'daily',
  render: async ({ personId }, { db }) => {
    const reader = await findMailReader(db, personId);
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

interface Person {
  userId: number;
  roles: Role[];
}

/** Readers of chats in which somebody wrote since yesterday; what they read meanwhile drops out later. */
export const mailUnreadChats = async (db: Db, today: string): Promise<void> => {
  const channels = await db.many<{ id: number }>(sql`
    select id from chat_channel
    where last_said > 0 and last_at > now() - interval '1 day'`);
  if (channels.length === 0) return;
  const people = await db.many<Person>(sql`
    select person.id as "userId", array_agg(held_role.role order by held_role.role) as roles
    from app_user person join held_role on held_role.user_id = person.id
    where person.is_active
    group by person.id
    having bool_or(held_role.role = any (${listRolesWith('chat:take-part')}::text[]))`);
  const readers = await countReadChannels(
    db,
    channels.map(({ id }) => id),
    people.map(({ userId, roles }) => ({ userId, grants: getRoleGrants(roles) })),
  );
  await enqueueMail(
    db,
    unreadChatsMail,
    [...readers.keys()].map((personId) => ({ cause: `day:${today}`, to: { personId } })),
  );
};
