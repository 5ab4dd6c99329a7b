import type { Mention } from '../../../contract/chat/channels/chat';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { findRecipientAsReader } from './mail-reader';
import { readUnreadMentions } from './mentions';

/** Milliseconds before the mail is sent, in which the person may read the mention in the console. */
const patience = 600_000;

/** The mail adds no notice to the bell, which shows mentions from the chats themselves. */
export const mentionMail: MailKind = {
  name: 'chat-mention',
  optionalFor: 'chat:take-part',
  render: async ({ personId, reference }, { db }) => {
    const reader = await findRecipientAsReader(db, personId);
    const unread = reader ? await readUnreadMentions(db, reader, Number(reference.channelId)) : [];
    const [newest, ...others] = unread;
    if (!newest) return { suppressed: 'It was read or deleted, or the person left the chat.' };
    const { channelId, sequence, senderName, channelName, text } = newest;
    const subject = `${senderName} mentioned you about ${channelName}`;
    return {
      subject,
      heading: subject,
      paragraphs: [text],
      button: { label: 'Answer', path: `/referralChat/${channelId}?message=${sequence}` },
      ...(others.length > 0 && { note: `You were mentioned ${unread.length} times in this chat.` }),
      reason: 'somebody mentioned you in a chat, and you had not read it after ten minutes',
    };
  },
};

interface MentioningMessage {
  channelId: number;
  mentions: readonly Mention[];
}

/** Mentions in one chat within ten minutes share a mail. */
export const enqueueMentionMail = async (
  db: Db,
  { channelId, mentions }: MentioningMessage,
): Promise<void> => {
  const now = Date.now();
  await enqueueMail(
    db,
    mentionMail,
    mentions.map(({ userId }) => ({
      cause: `chat:${channelId}:${Math.floor(now / patience)}`,
      to: { personId: userId },
      reference: { channelId },
      dueAt: new Date(now + patience),
    })),
  );
};
