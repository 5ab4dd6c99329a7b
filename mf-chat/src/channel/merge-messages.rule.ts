import type { ChatMessage } from 'server/contract/chat/channels/chat';

type Messages = readonly ChatMessage[];

export const getLastMessageSequence = (messages: Messages): number =>
  messages.at(-1)?.sequence ?? 0;

export const mergeMessages = (held: Messages, added: Messages): Messages => {
  const [first] = added;
  if (!first) return held;
  // Appending new messages must not scan the loaded ones, which may be 100,000.
  if (first.sequence > getLastMessageSequence(held)) return [...held, ...added];
  const bySequence = new Map(held.map((message) => [message.sequence, message]));
  for (const message of added) {
    const known = bySequence.get(message.sequence);
    if (!known || message.revision >= known.revision) bySequence.set(message.sequence, message);
  }
  return [...bySequence.values()].toSorted((one, other) => one.sequence - other.sequence);
};
