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
  /** The channel's id as text. */
  _id: Type.String(),
  /** Name of the referred applicant. */
  channelName: Type.String(),
  jobTitle: Type.String(),
  /** Number of unread messages from people; messages written by the server do not count. */
  unread: Type.Integer({ minimum: 0 }),
  lastAt: Instant,
});
export type Channel = Static<typeof Channel>;

/** Number of channels with unread messages, capped at `mostUnreadCounted`. */
export const UnreadChats = Type.Object({
  count: Type.Integer({ minimum: 0, maximum: mostUnreadCounted }),
});
export type UnreadChats = Static<typeof UnreadChats>;

const ChannelStage = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  count: Type.Integer({ minimum: 1 }),
  /** Name of the stage or status; referrers get a neutral word instead. */
  name: Type.String(),
});

export const ChannelMember = Type.Object({
  userId: Id,
  name: Type.String(),
  part: oneOf(Object.keys(memberParts) as MemberPart[]),
  /** True if the member is neither a recruiter nor in the job's hiring team. */
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
  /** Reason why the channel is read-only; empty if members can write. */
  readOnlyReason: Type.String(),
  mayAdd: Type.Boolean(),
  members: Type.Array(ChannelMember),
  lastSequence: SequenceNumber,
  readTo: SequenceNumber,
  /** Revision number of the channel's latest edit or deletion; 0 if there is none. */
  lastRevision: SequenceNumber,
});
export type ChannelInfo = Static<typeof ChannelInfo>;

/**
 * Selects a channel's messages, by default the newest. `revisedAfter` selects messages that were edited or
 * deleted after a revision.
 */
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
  /** Number of the message in its channel, from 1 without gaps. */
  sequence: SequenceNumber,
  kind: oneOf(messageKinds),
  /** Text of the message; empty if the message was deleted, or the reported status change was undone. */
  message: Type.String(),
  /** Id of the sender; null for messages written by the server. */
  senderId: orNull(Id),
  senderName: Type.String(),
  sessionId: Type.String(),
  clientMessageId: orNull(Type.String()),
  mentions: Type.Array(Mention),
  /** Time at which the message was sent, despite the field's name. */
  updated_at: Instant,
  editedAt: orNull(Instant),
  deletedAt: orNull(Instant),
  revision: SequenceNumber,
});
export type ChatMessage = Static<typeof ChatMessage>;

export const ChannelChat = Type.Object({
  data: Type.Array(ChatMessage),
  /** `hasMore` is true if there are more messages in the requested direction. */
  meta: Type.Object({ hasMore: Type.Boolean() }),
});
export type ChannelChat = Static<typeof ChannelChat>;

const MessageText = Type.String({
  maxLength: longestMessage,
  pattern: seenSign.source,
  'x-sentence': messages.chat.empty,
});

/** Ids of members who are mentioned with `@` in the text; ids of others are ignored. */
const MentionedIds = Type.Optional(Type.Array(Id, { maxItems: mostMentioned }));

/** `senderId` and `sessionId` are ignored; a repeated `clientMessageId` is stored only once. */
export const MessageToSend = Type.Object({
  channelId: Id,
  message: MessageText,
  mentions: MentionedIds,
  senderId: Type.Optional(Id),
  sessionId: Type.Optional(sessionId),
  clientMessageId: Type.Optional(clientMessageId),
});
export type MessageToSend = Static<typeof MessageToSend>;

/** An outdated `revision` is refused. */
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
