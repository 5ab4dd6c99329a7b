import { Type, type Static } from 'typebox';
import { Id, PageQuery } from '../../answer';
import { emailPattern } from '../../email-constants';
import { Selection } from '../../selection';
import { mailStates, type MailState } from './mail-message-constants';

const Instant = Type.String({ format: 'date-time' });
const StoredKind = Type.String({ minLength: 1, maxLength: 60 });
const MailStateName = Type.Unsafe<MailState>(Type.String({ enum: Object.keys(mailStates) }));

/** `search` looks in addresses and subjects. `recipient` is a whole address, `applicantId` an application. */
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
  /** Name of the template that it was written from; empty for other mail. */
  template: Type.String(),
  /** Null for other mail. */
  templateVersion: Type.Union([Type.Integer(), Type.Null()]),
  /** Empty until subject and text are rendered, when the message leaves. */
  subject: Type.String(),
  /** Reason why it was not sent, or not yet; empty otherwise. */
  problem: Type.String(),
  attempts: Type.Integer(),
  /** False for a message that was sent, or that must not be sent. */
  canRetry: Type.Boolean(),
  createdAt: Instant,
  sentAt: Type.Union([Instant, Type.Null()]),
  /** Null unless it waits. */
  nextTryAt: Type.Union([Instant, Type.Null()]),
});
export type MailMessage = Static<typeof MailMessage>;

/** Links that work once are left out of both bodies. */
export const MailMessageDetail = Type.Object({
  ...MailMessage.properties,
  messageId: Type.String(),
  /** The digest that the message left in. */
  digest: Type.Union([Type.Object({ id: Id, createdAt: Instant }), Type.Null()]),
  /** True while nothing is sent to the recipient's address, since mail came back from it. */
  isAddressRefused: Type.Boolean(),
  /** Reports of other servers that it is late. */
  delays: Type.Integer(),
  text: Type.String(),
  html: Type.String(),
});
export type MailMessageDetail = Static<typeof MailMessageDetail>;

export const MailSettings = Type.Object({
  /** Null without a mail server: nothing leaves. */
  server: Type.Union([Type.String(), Type.Null()]),
  from: Type.String(),
  replyTo: Type.String(),
  /** Null without a mailbox: replies go to people, and bounces are not noticed. */
  mailbox: Type.Union([
    Type.Object({
      address: Type.String(),
      /** Time of the last reading; null if never. */
      readAt: Type.Union([Instant, Type.Null()]),
      /** Reason why it cannot be read; empty otherwise. */
      problem: Type.String(),
      /** Messages in the mailbox that match no record, and stay unread. */
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
