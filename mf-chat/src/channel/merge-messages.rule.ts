import type { ChatMessage } from 'server/contract/chat/chat';

type Messages = readonly ChatMessage[];

/** Number of the newest message that is held; 0 before there is one. */
export const lastOf = (messages: Messages): number => messages.at(-1)?.sequence ?? 0;

/** Puts messages among those that are held, each once and in order, as it was changed last. */
export const mergeMessages = (held: Messages, added: Messages): Messages => {
  const [first] = added;
  if (!first) return held;
  // The usual case, and of 100,000 messages none is touched.
  if (first.sequence > lastOf(held)) return [...held, ...added];
  const bySequence = new Map(held.map((message) => [message.sequence, message]));
  for (const message of added) {
    const known = bySequence.get(message.sequence);
    if (!known || message.revision >= known.revision) bySequence.set(message.sequence, message);
  }
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence);
};
