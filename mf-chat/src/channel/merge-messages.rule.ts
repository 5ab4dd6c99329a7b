import type { ChatMessage } from 'server/contract/chat/channels/chat';

type Messages = readonly ChatMessage[];

/** Sequence number of the newest message; 0 for none. */
export const getLastSequence = (messages: Messages): number => messages.at(-1)?.sequence ?? 0;

export const mergeMessages = (held: Messages, added: Messages): Messages => {
  const [first] = added;
  if (!first) return held;
  // The common case must not touch each of possibly 100,000 messages.
  if (first.sequence > getLastSequence(held)) return [...held, ...added];
  const bySequence = new Map(held.map((message) => [message.sequence, message]));
  for (const message of added) {
    const known = bySequence.get(message.sequence);
    if (!known || message.revision >= known.revision) bySequence.set(message.sequence, message);
  }
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence);
};
