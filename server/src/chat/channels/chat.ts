import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Many, One } from '../../../contract/answer';
import * as shapes from '../../../contract/chat/channels/chat';
import * as calls from '../../../contract/chat/channels/chat.calls';
import {
  chatMessageEvent,
  chatPresentEvent,
  chatRoom,
  chatTypingEvent,
} from '../../../contract/chat/channels/chat-constants';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { RawJson, route } from '../../platform/http/route';
import { readListPage } from '../../platform/lists/read-list-page';
import { addPeopleToChannel } from './add-members';
import { channelAudience, readingAudience } from './audience';
import { changeMessage } from './change-message';
import { channelList } from './channels.list';
import { countUnreadChats } from './count-unread';
import { createFloodLimit } from './flood-limit';
import { getChannelInfo } from './get-channel-info';
import { countReadableChannels } from './count-read-channels';
import { markRead } from './mark-read';
import { readChannelMembers } from './members';
import { mentionMail } from './mention-mail';
import { unreadMentionSource } from './mentions';
import { chatFreeTexts } from './free-messages';
import { messagePersonalData } from './personal-messages';
import { openChatFollowers, openMissingChannels } from './open-channels';
import { readMessage } from './message-json';
import { messageSearch } from './message-search';
import { readChannel, toChannelReader } from './read-channel';
import { payoutNoticeFollower } from './payout-notices';
import { progressNoticeFollowers } from './progress-notices';
import { readConversation } from './read-conversation';
import { sendMessage } from './send-message';
import { mailUnreadChats, unreadChatsMail } from './unread-chats-mail';

const tag = 'Chat';
const access = 'chat:take-part';
const params = shapes.ChannelParams;
const membersReply = One(Type.Array(shapes.ChannelMember));

const registerReads = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    calls.getChannels,
    {
      schemas: { query: shapes.ChannelQuery, reply: Many(shapes.Channel) },
      access,
      tag,
      summary: 'Channels that the caller reads, the one written in last first.',
    },
    async ({ query, actor }) =>
      new RawJson(await readListPage(db, channelList, query, toChannelReader(actor), 50)),
  );
  route(
    app,
    calls.getUnreadChats,
    {
      schemas: { reply: One(shapes.UnreadChats) },
      access,
      tag,
      summary: 'How many channels hold something that the caller has not read, up to 100.',
    },
    async ({ actor }) => ({ data: await countUnreadChats(db, toChannelReader(actor)) }),
  );
  route(
    app,
    calls.getChannelInfo,
    {
      schemas: { params, reply: One(shapes.ChannelInfo) },
      access,
      tag,
      summary: 'Whom a channel is about, how far they are, and who reads it.',
    },
    async ({ params: { id }, actor }) => ({
      data: await getChannelInfo(db, id, toChannelReader(actor)),
    }),
  );
  route(
    app,
    calls.getChannelChat,
    {
      schemas: {
        params: shapes.ChatParams,
        query: shapes.ChannelChatQuery,
        reply: shapes.ChannelChat,
      },
      access,
      tag,
      summary: 'A page of a conversation: the newest, or before or after a number.',
    },
    ({ params: { channelId }, query, actor }) =>
      readConversation(db, channelId, query, toChannelReader(actor)),
  );
  route(
    app,
    calls.getChannelMembers,
    {
      schemas: { params, reply: membersReply },
      access,
      tag,
      summary: 'Everyone who reads a channel.',
    },
    async ({ params: { id }, actor }) => {
      await readChannel(db, id, toChannelReader(actor));
      return { data: await readChannelMembers(db, id) };
    },
  );
};

const registerWrites = (app: FastifyInstance, { db }: ServerDependencies): void => {
  const assertCalm = createFloodLimit(db, app.log);
  route(
    app,
    calls.sendMessage,
    {
      schemas: { body: shapes.MessageToSend, reply: One(shapes.ChatMessage) },
      access,
      tag,
      summary: 'Writes a message as the caller; the same `clientMessageId` writes once.',
    },
    async ({ body, actor }) => {
      assertCalm(actor);
      return { data: await sendMessage(db, actor, body) };
    },
  );
  route(
    app,
    calls.editMessage,
    {
      schemas: {
        params: shapes.MessageParams,
        body: shapes.MessageEdit,
        reply: One(shapes.ChatMessage),
      },
      access,
      tag,
      summary: 'Writes a message of the caller anew, for 15 minutes after it was sent.',
    },
    async ({ params: place, body, actor }) => {
      assertCalm(actor);
      return { data: await changeMessage(db, actor, place, body) };
    },
  );
  route(
    app,
    calls.deleteMessage,
    {
      schemas: { params: shapes.MessageParams, reply: One(shapes.ChatMessage) },
      access,
      tag,
      summary: 'Deletes the text of a message of the caller, for 15 minutes after it was sent.',
    },
    async ({ params: place, actor }) => {
      assertCalm(actor);
      return { data: await changeMessage(db, actor, place) };
    },
  );
  route(
    app,
    calls.addChannelMembers,
    {
      schemas: { params, body: shapes.MembersToAdd, reply: membersReply },
      access: 'chat:add-members',
      tag,
      summary: 'Adds people, who read from now on or all; answers everyone who reads.',
    },
    async ({ params: { id }, body, actor }) => ({
      data: await addPeopleToChannel(db, actor, id, body),
    }),
  );
  route(
    app,
    calls.markChannelRead,
    {
      schemas: { params, body: shapes.ReadMark, reply: One(shapes.ReadMark) },
      access,
      tag,
      summary: 'Says that the caller has read up to a message; it never goes back.',
    },
    async ({ params: { id }, body, actor }) => ({ data: await markRead(db, actor, id, body) }),
  );
};

export const chatDomain: Domain = {
  register: (app, parts) => {
    registerReads(app, parts);
    registerWrites(app, parts);
  },
  // Messages are sent directly to users who have the channel open; lists refresh at most once a second.
  audiences: {
    chat: { ...channelAudience, pause: 1_000 },
    'chat-member': channelAudience,
    'chat-read': { ...readingAudience, pause: 1_000 },
  },
  notifications: [unreadMentionSource],
  searched: [messageSearch],
  personalData: [messagePersonalData],
  freeTexts: chatFreeTexts,
  follows: [...openChatFollowers, ...progressNoticeFollowers, payoutNoticeFollower],
  mailKinds: [mentionMail, unreadChatsMail],
  dayStart: async (db, day) => {
    await openMissingChannels(db);
    await mailUnreadChats(db, day);
  },
  rooms: {
    [chatRoom]: {
      owner: 'chat',
      event: chatMessageEvent,
      signalled: chatTypingEvent,
      present: chatPresentEvent,
      movedBy: ['chat-member', 'application', 'job', 'group', 'referral', 'person'],
      recipients: async (db, id, listeners) =>
        new Set((await countReadableChannels(db, [id], listeners)).keys()),
      read: readMessage,
    },
  },
};
