import type { ChatMessage } from 'server/contract/chat/channels/chat';
import { messages as words } from 'server/contract/messages';
import type { DraftSet } from 'shared-auth/drafts';

export interface UnsentMessage {
  clientMessageId: string;
  message: string;
  mentions?: readonly number[];
  /** ISO instant at which the user wrote the message. */
  at: string;
  /** Reason why sending failed; absent while the message is being sent. */
  failure?: string;
}

type MessageListener = (message: ChatMessage) => void;

interface OutboxDependencies {
  send: (one: UnsentMessage) => Promise<ChatMessage>;
  /** Copies of unsent messages in browser storage, so that they survive a page reload. */
  kept: DraftSet<UnsentMessage>;
  /** Called when sending fails while no view of the channel is open. */
  failedUnseen: (one: UnsentMessage) => void;
  newId: () => string;
  now: () => Date;
}

/** A message that was unsent at the last page load counts as failed, whatever interrupted it. */
const restoreUnsent = (one: UnsentMessage): UnsentMessage => ({
  ...one,
  failure: words.chat.cutOff,
});

const sortUnsentByTime = (unsent: readonly UnsentMessage[]): readonly UnsentMessage[] =>
  unsent.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/**
 * Queue of one user's unsent messages in a channel. It outlives the components that show it, so sending
 * continues after they unmount.
 */
export const createUnsentMessageStore = ({
  send,
  kept,
  failedUnseen,
  newId,
  now,
}: OutboxDependencies) => {
  let unsent = sortUnsentByTime(kept.all().map(restoreUnsent));
  const discarded = new Map<string, UnsentMessage>();
  /** Ids of stored messages that stay visible until the conversation has loaded them. */
  const answered = new Set<string>();
  const listeners = new Set<() => void>();
  const readers = new Set<MessageListener>();
  /** Messages are sent one after another, so that their order is preserved. */
  let sending = Promise.resolve();

  const set = (next: readonly UnsentMessage[]): void => {
    unsent = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string): UnsentMessage | undefined =>
    unsent.find(({ clientMessageId }) => clientMessageId === id);

  const change = (one: UnsentMessage): void =>
    set(unsent.map((other) => (other.clientMessageId === one.clientMessageId ? one : other)));

  const add = (one: UnsentMessage): void => {
    kept.keep(one.clientMessageId, one);
    set(sortUnsentByTime([...unsent, one]));
  };

  const remove = (isGone: (id: string) => boolean): void => {
    const gone = unsent.filter(({ clientMessageId }) => isGone(clientMessageId));
    if (gone.length === 0) return;
    for (const { clientMessageId } of gone) {
      kept.drop(clientMessageId);
      answered.delete(clientMessageId);
    }
    set(unsent.filter((one) => !gone.includes(one)));
  };

  const fail = (id: string, failure: string): void => {
    const one = find(id);
    if (!one) return;
    change({ ...one, failure });
    if (readers.size === 0) failedUnseen({ ...one, failure });
  };

  const arrived = (id: string, message: ChatMessage): void => {
    kept.drop(id);
    if (readers.size === 0) return remove((other) => other === id);
    if (find(id)) answered.add(id);
    for (const listener of readers) listener(message);
  };

  const deliver = (one: UnsentMessage): void => {
    const { clientMessageId } = one;
    sending = sending
      .then(() => send(one))
      .then(
        (stored) => arrived(clientMessageId, stored),
        (error: unknown) => fail(clientMessageId, (error as Error).message),
      );
  };

  return {
    current: () => unsent,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    attach: (listener: MessageListener) => {
      readers.add(listener);
      return () => {
        readers.delete(listener);
        if (readers.size === 0) remove((id) => answered.has(id));
      };
    },
    settle: (stored: readonly ChatMessage[]): void => {
      if (unsent.length + discarded.size === 0) return;
      const ids = new Set(stored.map(({ clientMessageId }) => clientMessageId));
      for (const id of discarded.keys()) if (ids.has(id)) discarded.delete(id);
      remove((id) => ids.has(id));
    },
    sendMessage: (message: string, mentions: readonly number[] = []): void => {
      const one = { clientMessageId: newId(), message, mentions, at: now().toISOString() };
      add(one);
      deliver(one);
    },
    /** Retries with the same client id, so that the server stores the message once. */
    retry: (id: string): void => {
      const one = find(id);
      if (one?.failure === undefined) return;
      const { failure: _, ...again } = one;
      change(again);
      deliver(again);
    },
    discard: (id: string): void => {
      const one = find(id);
      if (one?.failure === undefined) return;
      discarded.set(id, one);
      remove((other) => other === id);
    },
    /** Undoes a discard, unless the server stored the message after all. */
    restore: (id: string): void => {
      const one = discarded.get(id);
      if (discarded.delete(id) && one) add(one);
    },
  };
};

export type UnsentMessageStore = ReturnType<typeof createUnsentMessageStore>;
