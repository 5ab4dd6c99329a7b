import { Type, type Static } from 'typebox';
import { Id, PageQuery } from '../../answer';
import { emailPattern } from '../../email-constants';
import { Selection } from '../../selection';
import { mailStates, type MailState } from './mail-message-constants';

const Instant = Type.String({ format: 'date-time' });
const StoredKind = Type.String({ minLength: 1, maxLength: 60 });
const MailStateName = Type.Unsafe<MailState>(Type.String({ enum: Object.keys(mailStates) }));

/** `search` matches addresses and subjects, `recipient` a complete address, `applicantId` an application. */
export const MailFilter = Type.Object({
  search: PageQuery.properties.search,
  kind: Type.Optional(StoredKind),
  recipient: Type.Optional(Type.String({ minLength: 1, maxLength: 254 })),
  applicantId: Type.Optional(Id),
  state: Type.Optional(MailStateName),
});
export type MailFilter = Static<typeof MailFilter>;

export const MailQuery = Type.Object({ ...PageQuery.properties, ...MailFilter.properties });
export type MailQuery = Static<typeof MailQuery>;

export const MailSelection = Selection('id', MailFilter);
export type MailSelection = Static<typeof MailSelection>;

export const MailMessage = Type.Object({
  id: Id,
  kind: StoredKind,
  recipient: Type.String(),
  recipientName: Type.String(),
  state: MailStateName,
  /** Name of the message's template; empty for mail without a template. */
  template: Type.String(),
  /** Version of the message's template; null for mail without a template. */
  templateVersion: Type.Union([Type.Integer(), Type.Null()]),
  /** Subject of the message; empty until it is sent, since only then is the text rendered. */
  subject: Type.String(),
  /** Reason why the message was not sent, or not yet; empty otherwise. */
  problem: Type.String(),
  attempts: Type.Integer(),
  /** True if staff can try again to send the message; false if it was sent or must not be sent. */
  canRetry: Type.Boolean(),
  createdAt: Instant,
  sentAt: Type.Union([Instant, Type.Null()]),
  /** Time of the next attempt to send a waiting message; null in all other states. */
  nextTryAt: Type.Union([Instant, Type.Null()]),
});
export type MailMessage = Static<typeof MailMessage>;

/** Links that work only once are removed from `text` and `html`. */
export const MailMessageDetail = Type.Object({
  ...MailMessage.properties,
  messageId: Type.String(),
  /** Digest that contained the message; null if it was sent by itself. */
  digest: Type.Union([Type.Object({ id: Id, createdAt: Instant }), Type.Null()]),
  /** True while no mail is sent to the recipient's address, since earlier mail came back. */
  isAddressRefused: Type.Boolean(),
  /** Number of reports from mail servers that delivery of the message is delayed. */
  delays: Type.Integer(),
  text: Type.String(),
  html: Type.String(),
});
export type MailMessageDetail = Static<typeof MailMessageDetail>;

export const MailSettings = Type.Object({
  /** Address of the mail server; null if none is configured, so that no mail is sent. */
  server: Type.Union([Type.String(), Type.Null()]),
  from: Type.String(),
  replyTo: Type.String(),
  /**
   * Mailbox for replies and bounces; null if none is configured: then people receive replies, and bounces go
   * unnoticed.
   */
  mailbox: Type.Union([
    Type.Object({
      address: Type.String(),
      /** Time at which the mailbox was last read; null if never. */
      readAt: Type.Union([Instant, Type.Null()]),
      /** Reason why the mailbox cannot be read; empty otherwise. */
      problem: Type.String(),
      /** Number of messages in the mailbox that match no record and stay unread. */
      unmatched: Type.Integer(),
    }),
    Type.Null(),
  ]),
});
export type MailSettings = Static<typeof MailSettings>;

export const TestMail = Type.Object({
  address: Type.String({ pattern: emailPattern, maxLength: 254 }),
});
export type TestMail = Static<typeof TestMail>;

export const RetriedMail = Type.Object({ changed: Type.Integer() });
export type RetriedMail = Static<typeof RetriedMail>;
