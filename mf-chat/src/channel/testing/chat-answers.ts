import type { Channel, ChannelInfo, ChatMessage } from 'server/contract/chat/channels/chat';

export const channel = (id: number, more: Partial<Channel> = {}): Channel => ({
  id,
  _id: String(id),
  channelName: 'Nila Rao',
  jobTitle: 'Baker',
  unread: 0,
  lastAt: '2026-03-24T09:35:00.000Z',
  ...more,
});

/** The signed-in user is recruiter 1; Asha is the referrer. */
export const channelInfo = (id: number, more: Partial<ChannelInfo> = {}): ChannelInfo => ({
  id,
  applicantId: 31,
  firstName: 'Nila',
  lastName: 'Rao',
  jobTitle: 'Baker',
  stage: { number: 2, count: 7, name: 'Interview in Progress' },
  readOnlyReason: '',
  mayAdd: true,
  members: [
    { userId: 2, name: 'Dev Menon', part: 'referrer', isOutside: true, readsFromNow: false },
    { userId: 1, name: 'Asha Verma', part: 'recruiter', isOutside: false, readsFromNow: false },
  ],
  lastSequence: 2,
  readTo: 2,
  lastRevision: 0,
  ...more,
});

export const chatMessage = (sequence: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  channelId: 7,
  sequence,
  kind: 'message',
  message: `Message ${sequence}`,
  senderId: 2,
  senderName: 'Dev Menon',
  sessionId: '',
  clientMessageId: null,
  mentions: [],
  updated_at: '2026-03-24T09:35:00.000Z',
  editedAt: null,
  deletedAt: null,
  revision: 0,
  ...more,
});
