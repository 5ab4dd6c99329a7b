import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../answer';
import { orNull } from '../applicants/application';
import { messages } from '../messages';
import {
  longestMessage,
  mostUnreadCounted,
  memberParts,
  messageKinds,
  mostAddedAtOnce,
  mostMentioned,
  mostMessagesAtOnce,
  readableFrom,
  seenSign,
  type MemberPart,
} from './chat-constants';

const sequence = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const instant = Type.String({ format: 'date-time' });

/** `referedById` leaves the channels of one referrer, `applicantId` that of one application. */
export const ChannelQuery = Type.Object({
  ...PageQuery.properties,
  referedById: Type.Optional(Id),
  applicantId: Type.Optional(Id),
});
export type ChannelQuery = Static<typeof ChannelQuery>;

export const Channel = Type.Object({
  id: Id,
  /** The same as a text. */
  _id: Type.String(),
  /** The applicant's name. */
  channelName: Type.String(),
  jobTitle: Type.String(),
  /** Messages of people that the reader has not read. */
  unread: Type.Integer({ minimum: 0 }),
  /** When it was last written in, or opened. */
  lastAt: instant,
});
export type Channel = Static<typeof Channel>;

/** How many channels hold something that the reader has not read, as far as they are counted. */
export const UnreadChats = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: mostUnreadCounted }),
});
export type UnreadChats = Static<typeof UnreadChats>;

/** How far the applicant is; numbers from 1, and none without a pipeline. */
const Stage = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  count: Type.Integer({ minimum: 1 }),
  /** Name of the stage or status; for referrers a word that gives nothing away. */
  name: Type.String(),
});

export const ChannelMember = Type.Object({
  userId: Id,
  name: Type.String(),
  part: oneOf(Object.keys(memberParts) as MemberPart[]),
  /** Neither recruits for the job nor belongs to its hiring team. */
  isOutside: Type.Boolean(),
  /** They read only what was written since they were added. */
  readsFromNow: Type.Boolean(),
});
export type ChannelMember = Static<typeof ChannelMember>;

export const ChannelInfo = Type.Object({
  id: Id,
  applicantId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  jobTitle: Type.String(),
  stage: orNull(Stage),
  /** Why nothing can be written now; empty where it can. */
  readOnlyReason: Type.String(),
  mayAdd: Type.Boolean(),
  /** Everyone who reads what is written here. */
  members: Type.Array(ChannelMember),
  /** Number of the latest message; 0 before there is one. */
  lastSequence: sequence,
  /** Number of the latest message that the reader has read. */
  readTo: sequence,
  /** Number of the latest change to a message; 0 before there is one. */
  lastRevision: sequence,
});
export type ChannelInfo = Static<typeof ChannelInfo>;

/**
 * The newest messages, those before a number, or those after one; `revisedAfter` asks for those that were
 * edited or deleted after a revision, in the order of these changes.
 */
export const ChannelChatQuery = Type.Object({
  before: Type.Optional(sequence),
  after: Type.Optional(sequence),
  revisedAfter: Type.Optional(sequence),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostMessagesAtOnce })),
});
export type ChannelChatQuery = Static<typeof ChannelChatQuery>;

const sessionId = Type.String({ maxLength: 200 });
const clientMessageId = Type.String({ minLength: 1, maxLength: 64 });

/** Somebody whom a message names: its text holds `@` and the name. */
export const Mention = Type.Object({
  userId: Id,
  /** As it was when the message was written. */
  name: Type.String(),
});
export type Mention = Static<typeof Mention>;

export const ChatMessage = Type.Object({
  channelId: Id,
  /** Its number in the channel, without gaps from 1. */
  sequence,
  kind: oneOf(messageKinds),
  /** Empty when it was deleted, or the step that it told of was taken back. */
  message: Type.String(),
  /** Nobody where the chat itself speaks. */
  senderId: orNull(Id),
  senderName: Type.String(),
  sessionId: Type.String(),
  clientMessageId: orNull(Type.String()),
  mentions: Type.Array(Mention),
  /** When it was sent. */
  updated_at: instant,
  editedAt: orNull(instant),
  deletedAt: orNull(instant),
  /** Number of its latest change in the channel; 0 as it was sent. */
  revision: sequence,
});
export type ChatMessage = Static<typeof ChatMessage>;

/** A page of a conversation, the earliest message first. */
export const ChannelChat = Type.Object({
  data: Type.Array(ChatMessage),
  /** Whether there are more, further in the direction that was asked for. */
  meta: Type.Object({ hasMore: Type.Boolean() }),
});
export type ChannelChat = Static<typeof ChannelChat>;

const message = Type.String({
  maxLength: longestMessage,
  pattern: seenSign.source,
  'x-sentence': messages.chat.empty,
});

/**
 * Whom the text names by `@` and their name; they are told of it. Who does not read the channel, or is not
 * in the text, is left out, as the answer shows.
 */
const mentions = Type.Optional(Type.Array(Id, { maxItems: mostMentioned }));

/**
 * `senderId` and `sessionId` are of the older form: who speaks is the caller. A message that is sent
 * again with the same `clientMessageId` is stored once.
 */
export const MessageToSend = Type.Object({
  channelId: Id,
  message,
  mentions,
  senderId: Type.Optional(Id),
  sessionId: Type.Optional(sessionId),
  clientMessageId: Type.Optional(clientMessageId),
});
export type MessageToSend = Static<typeof MessageToSend>;

/** `revision` is the one of the message that was edited; a later one is refused and handed out. */
export const MessageEdit = Type.Object({ message, mentions, revision: Type.Optional(sequence) });
export type MessageEdit = Static<typeof MessageEdit>;

export const MembersToAdd = Type.Object({
  userId: Type.Array(Id, { minItems: 1, maxItems: mostAddedAtOnce }),
  readableFrom: oneOf(readableFrom),
});
export type MembersToAdd = Static<typeof MembersToAdd>;

export const ReadMark = Type.Object({ sequence });
export type ReadMark = Static<typeof ReadMark>;

export const ChannelParams = Type.Object({ id: Id });
export const MessageParams = Type.Object({ id: Id, sequence });
export const ChatParams = Type.Object({ channelId: Id });
