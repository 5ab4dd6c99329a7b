/** Maximum length of a message in characters. */
export const longestMessage = 10_000;

/** Matches a visible character; a message without visible characters counts as blank. */
export const seenSign = /[^\s\p{Cc}\p{DI}]/u;

/** Minutes within which the sender may edit or delete a message. */
export const minutesToChange = 15;

export const mostAddedAtOnce = 50;

export const mostMentioned = 50;

export const mostMessagesAtOnce = 100;

/** Maximum count of unread chats; a higher count is capped. */
export const mostUnreadCounted = 100;

export const chatRoom = 'chat';

export const chatMessageEvent = 'chatMessage';

/** Name of the event that a channel's members receive while another member types. */
export const chatTypingEvent = 'chatTyping';
export interface ChatTyping {
  id: number;
  userId: number;
}

/** Name of the event that a channel's members receive when others open or close the channel. */
export const chatPresentEvent = 'chatPresent';
export interface ChatPresent {
  id: number;
  /** Ids of members who have the channel open, including the recipient; at most a hundred. */
  userIds: number[];
}

export const memberParts = {
  referrer: 'Referrer',
  recruiter: 'Recruiter',
  'recruiting-manager': 'Recruiting manager',
  team: 'Hiring team',
  creator: 'Created the job',
  added: 'Added',
} as const;
export type MemberPart = keyof typeof memberParts;

/** The server writes `progress` and `payout` messages, which have no sender. */
export const messageKinds = ['message', 'progress', 'payout'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const readableFrom = ['now', 'all'] as const;
