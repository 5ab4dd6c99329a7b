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

const SequenceNumber = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Instant = Type.String({ format: 'date-time' });

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
  lastAt: Instant,
});
export type Channel = Static<typeof Channel>;

/** Channels with unread messages, capped at `mostUnreadCounted`. */
export const UnreadChats = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: mostUnreadCounted }),
});
export type UnreadChats = Static<typeof UnreadChats>;

const ChannelStage = Type.Object({
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
  stage: orNull(ChannelStage),
  /** Reason why nobody can write; empty if they can. */
  readOnlyReason: Type.String(),
  mayAdd: Type.Boolean(),
  members: Type.Array(ChannelMember),
  lastSequence: SequenceNumber,
  readTo: SequenceNumber,
  /** Number of the latest edit or deletion; 0 without any. */
  lastRevision: SequenceNumber,
});
export type ChannelInfo = Static<typeof ChannelInfo>;

/** Default: the newest messages. `revisedAfter` gets those edited or deleted after a revision. */
export const ChannelChatQuery = Type.Object({
  before: Type.Optional(SequenceNumber),
  after: Type.Optional(SequenceNumber),
  revisedAfter: Type.Optional(SequenceNumber),
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
  sequence: SequenceNumber,
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
  updated_at: Instant,
  editedAt: orNull(Instant),
  deletedAt: orNull(Instant),
  revision: SequenceNumber,
});
export type ChatMessage = Static<typeof ChatMessage>;

export const ChannelChat = Type.Object({
  data: Type.Array(ChatMessage),
  /** More messages in the requested direction. */
  meta: Type.Object({ hasMore: Type.Boolean() }),
});
export type ChannelChat = Static<typeof ChannelChat>;

const MessageText = Type.String({
  maxLength: longestMessage,
  pattern: seenSign.source,
  'x-sentence': messages.chat.empty,
});

/** Ids of members whom the text names with `@`. Others are ignored. */
const MentionedIds = Type.Optional(Type.Array(Id, { maxItems: mostMentioned }));

/** `senderId` and `sessionId` are ignored. A repeated `clientMessageId` is stored once. */
export const MessageToSend = Type.Object({
  channelId: Id,
  message: MessageText,
  mentions: MentionedIds,
  senderId: Type.Optional(Id),
  sessionId: Type.Optional(sessionId),
  clientMessageId: Type.Optional(clientMessageId),
});
export type MessageToSend = Static<typeof MessageToSend>;

/** `revision` of the edited message; an outdated one is refused. */
export const MessageEdit = Type.Object({
  message: MessageText,
  mentions: MentionedIds,
  revision: Type.Optional(SequenceNumber),
});
export type MessageEdit = Static<typeof MessageEdit>;

export const MembersToAdd = Type.Object({
  userId: Type.Array(Id, { minItems: 1, maxItems: mostAddedAtOnce }),
  readableFrom: oneOf(readableFrom),
});
export type MembersToAdd = Static<typeof MembersToAdd>;

export const ReadMark = Type.Object({ sequence: SequenceNumber });
export type ReadMark = Static<typeof ReadMark>;

export const ChannelParams = Type.Object({ id: Id });
export const MessageParams = Type.Object({ id: Id, sequence: SequenceNumber });
export const ChatParams = Type.Object({ channelId: Id });
