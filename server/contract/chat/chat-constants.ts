/** Most characters of one message. */
export const longestMessage = 10_000;

/** A sign that is seen: without any a message is blank, whatever else it holds. */
export const seenSign = /[^\s\p{Cc}\p{DI}]/u;

/** Minutes for which a message can be edited or deleted by who wrote it. */
export const minutesToChange = 15;

/** Most people that are added at once. */
export const mostAddedAtOnce = 50;

/** Most people that one message names. */
export const mostMentioned = 50;

/** Messages that one page of a conversation holds at most. */
export const mostMessagesAtOnce = 100;

/** Chats with something unread are counted up to here. */
export const mostUnreadCounted = 100;

/** The room of a channel, as sockets enter it by the channel's id. */
export const chatRoom = 'chat';

/** Name of the event that brings a message to who has a channel open. */
export const chatMessageEvent = 'chatMessage';

/** Name of the event that shows who has a channel open that somebody else is writing, and how it looks. */
export const chatTypingEvent = 'chatTyping';
export interface ChatTyping {
  /** The channel's id. */
  id: number;
  /** Who is writing. */
  userId: number;
}

/** Name of the event that shows who has a channel open who else has, and how it looks. */
export const chatPresentEvent = 'chatPresent';
export interface ChatPresent {
  /** The channel's id. */
  id: number;
  /** Up to a hundred people, the one who is told among them. */
  userIds: number[];
}

/** Why somebody reads a channel; `referrer` is outside the hiring team, and so may `added` ones be. */
export const memberParts = {
  referrer: 'Referrer',
  recruiter: 'Recruiter',
  'recruiting-manager': 'Recruiting manager',
  team: 'Hiring team',
  creator: 'Created the job',
  added: 'Added',
} as const;
export type MemberPart = keyof typeof memberParts;

/** Who speaks in a message: a person, or the chat itself of the referral's progress or payout. */
export const messageKinds = ['message', 'progress', 'payout'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** From when on somebody who is added reads: from now on, or all that was written. */
export const readableFrom = ['now', 'all'] as const;
