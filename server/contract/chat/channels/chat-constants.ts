/** Maximum length of a message in characters. */
export const longestMessage = 10_000;

/** A visible character; a message without any counts as blank. */
export const seenSign = /[^\s\p{Cc}\p{DI}]/u;

/** Minutes in which the sender may edit or delete a message. */
export const minutesToChange = 15;

export const mostAddedAtOnce = 50;

export const mostMentioned = 50;

export const mostMessagesAtOnce = 100;

/** Higher counts of unread chats are capped. */
export const mostUnreadCounted = 100;

export const chatRoom = 'chat';

export const chatMessageEvent = 'chatMessage';

/** Event to a channel's members while another member types. */
export const chatTypingEvent = 'chatTyping';
export interface ChatTyping {
  id: number;
  userId: number;
}

/** Sent to a channel's members when others open or close it. */
export const chatPresentEvent = 'chatPresent';
export interface ChatPresent {
  id: number;
  /** At most a hundred ids, including the recipient's. */
  userIds: number[];
}

/** Reasons why a member reads a channel. Referrers and some added people are not in the hiring team. */
export const memberParts = {
  referrer: 'Referrer',
  recruiter: 'Recruiter',
  'recruiting-manager': 'Recruiting manager',
  team: 'Hiring team',
  creator: 'Created the job',
  added: 'Added',
} as const;
export type MemberPart = keyof typeof memberParts;

/** `progress` and `payout` messages are written by the server, without a sender. */
export const messageKinds = ['message', 'progress', 'payout'] as const;
export type MessageKind = (typeof messageKinds)[number];

export const readableFrom = ['now', 'all'] as const;
