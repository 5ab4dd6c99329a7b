import type { ParsedMail } from 'mailparser';
import sql from 'sql-template-tag';
import type { MailAddress } from '../config-mail';
import type { Db, Transaction } from '../db/database';
import { matchesTag } from '../mail/tagged-address.rule';
import type { InboundMail } from './inbound-mail';

const maxNameLength = 200;
const maxAttachments = 50;
const maxAnswered = 20;

export interface MailReply {
  /** Id of our message to which the mail replies. */
  mailId: number;
  applicationId: number;
  /** Message id set by the sender's mail program. */
  messageId: string;
  from: MailAddress;
  subject: string;
  /** Text of the reply; undefined for a message in HTML only. */
  text: string | undefined;
  html: string | undefined;
  attachments: { name: string; bytes: number }[];
}

/** Stores a reply for its domain; returns false if the domain does not accept it. */
export type ReplyHandler = (tx: Transaction, reply: MailReply) => Promise<boolean>;

interface AnsweredMail {
  id: number;
  messageId: string;
  applicationId: number;
}

const answeredColumns = sql`
  select id, message_id as "messageId", application_id as "applicationId" from mail_message
  where sent_at is not null and application_id is not null`;

const messageIdPattern = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;

const findByTag = async (db: Db, { tags }: InboundMail): Promise<AnsweredMail | undefined> => {
  const tag = tags.find(({ purpose }) => purpose === 'r');
  const mail = tag && (await db.one<AnsweredMail>(sql`${answeredColumns} and id = ${tag.id}`));
  return mail && matchesTag(tag, mail) ? mail : undefined;
};

/**
 * Some mail programs send replies to the sender's address: then the thread identifies our message, if the
 * reply is from its recipient.
 */
const findByThread = async (
  db: Db,
  { parsed: { inReplyTo = '', references = [], from } }: InboundMail,
): Promise<AnsweredMail | undefined> => {
  const thread = [inReplyTo, references].flat().join(' ');
  const ids = [...thread.matchAll(messageIdPattern)].map(([, id = '']) => id.toLowerCase());
  const address = from?.value[0]?.address ?? '';
  if (ids.length === 0 || !address) return undefined;
  return db.one<AnsweredMail>(sql`
    ${answeredColumns} and message_id = any (${ids.slice(-maxAnswered)}::uuid[])
      and lower(address) = lower(${address})
    order by id desc limit 1`);
};

/** PostgreSQL cannot store the character U+0000. */
const toStorable = (text: string): string => text.replaceAll('\0', '');

const toLine = (text: string): string =>
  toStorable(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, maxNameLength);

const toReply = (mail: AnsweredMail, parsed: ParsedMail): MailReply => {
  const { from, subject = '', text, html, attachments, messageId = '', date } = parsed;
  const [sender] = from?.value ?? [];
  return {
    mailId: mail.id,
    applicationId: mail.applicationId,
    messageId: toLine(messageId || `${date?.toISOString() ?? ''} ${subject}`),
    from: { name: toLine(sender?.name ?? ''), address: toLine(sender?.address ?? '') },
    subject: toLine(subject),
    text: text?.trim() ? toStorable(text) : undefined,
    html: html || undefined,
    attachments: attachments.slice(0, maxAttachments).map(({ filename, contentType, size }) => ({
      name: toLine(filename || contentType),
      bytes: size,
    })),
  };
};

/** Finds our message to which a mail replies; undefined if there is none. */
export const findReply = async (db: Db, mail: InboundMail): Promise<MailReply | undefined> => {
  const answered = (await findByTag(db, mail)) ?? (await findByThread(db, mail));
  return answered && toReply(answered, mail.parsed);
};
