import { Type, type Static } from 'typebox';
import { Id, oneOf, PageQuery } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import { messages } from '../../messages';
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

export const ChannelQuery = Type.Object({
  ...PageQuery.properties,
  referedById: Type.Optional(Id),
  applicantId: Type.Optional(Id),
});
export type ChannelQuery = Static<typeof ChannelQuery>;

export const Channel = Type.Object({
  id: Id,
  /** The id as text. */
  _id: Type.String(),
  /** Name of the person who was referred. */
  channelName: Type.String(),
  jobTitle: Type.String(),
  /** Unread messages of people; server messages do not count. */
  unread: Type.Integer({ minimum: 0 }),
  lastAt: instant,
});
export type Channel = Static<typeof Channel>;

/** Channels with unread messages, capped at `mostUnreadCounted`. */
export const UnreadChats = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: mostUnreadCounted }),
});
export type UnreadChats = Static<typeof UnreadChats>;

const Stage = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  count: Type.Integer({ minimum: 1 }),
  /** Stage or status; referrers get a neutral word instead. */
  name: Type.String(),
});

export const ChannelMember = Type.Object({
  userId: Id,
  name: Type.String(),
  part: oneOf(Object.keys(memberParts) as MemberPart[]),
  /** Neither recruiter nor member of the job's hiring team. */
  isOutside: Type.Boolean(),
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
  /** Why nobody can write; empty if they can. */
  readOnlyReason: Type.String(),
  mayAdd: Type.Boolean(),
  members: Type.Array(ChannelMember),
  lastSequence: sequence,
  readTo: sequence,
  /** Number of the latest edit or deletion; 0 without any. */
  lastRevision: sequence,
});
export type ChannelInfo = Static<typeof ChannelInfo>;

/** Default: the newest messages. `revisedAfter` gets those edited or deleted after a revision. */
export const ChannelChatQuery = Type.Object({
  before: Type.Optional(sequence),
  after: Type.Optional(sequence),
  revisedAfter: Type.Optional(sequence),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: mostMessagesAtOnce })),
});
export type ChannelChatQuery = Static<typeof ChannelChatQuery>;

const sessionId = Type.String({ maxLength: 200 });
const clientMessageId = Type.String({ minLength: 1, maxLength: 64 });

export const Mention = Type.Object({
  userId: Id,
  name: Type.String(),
});
export type Mention = Static<typeof Mention>;

export const ChatMessage = Type.Object({
  channelId: Id,
  /** Position in the channel, from 1 without gaps. */
  sequence,
  kind: oneOf(messageKinds),
  /** Empty after deletion, or when the reported step was undone. */
  message: Type.String(),
  /** Null for messages of the server. */
  senderId: orNull(Id),
  senderName: Type.String(),
  sessionId: Type.String(),
  clientMessageId: orNull(Type.String()),
  mentions: Type.Array(Mention),
  /** Time of sending, despite the name. */
  updated_at: instant,
  editedAt: orNull(instant),
  deletedAt: orNull(instant),
  revision: sequence,
});
export type ChatMessage = Static<typeof ChatMessage>;

export const ChannelChat = Type.Object({
  data: Type.Array(ChatMessage),
  /** More messages in the requested direction. */
  meta: Type.Object({ hasMore: Type.Boolean() }),
});
export type ChannelChat = Static<typeof ChannelChat>;

const message = Type.String({
  maxLength: longestMessage,
  pattern: seenSign.source,
  'x-sentence': messages.chat.empty,
});

/** Ids of members whom the text names with `@`. Others are ignored. */
const mentions = Type.Optional(Type.Array(Id, { maxItems: mostMentioned }));

/** `senderId` and `sessionId` are ignored. A repeated `clientMessageId` is stored once. */
export const MessageToSend = Type.Object({
  channelId: Id,
  message,
  mentions,
  senderId: Type.Optional(Id),
  sessionId: Type.Optional(sessionId),
  clientMessageId: Type.Optional(clientMessageId),
});
export type MessageToSend = Static<typeof MessageToSend>;

/** `revision` of the edited message; an outdated one is refused. */
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
