import type { ChatMessage } from 'server/contract/chat/chat';
import { messages as words } from 'server/contract/messages';
import type { DraftSet } from 'shared-auth/drafts';

/** A message of the reader's that is not known to be stored. */
export interface Unsent {
  clientMessageId: string;
  message: string;
  /** Whom it names. */
  mentions?: readonly number[];
  /** When it was written, as an ISO instant. */
  at: string;
  /** Why it was not sent; absent while it is on its way. */
  failure?: string;
}

type Hear = (message: ChatMessage) => void;

interface Ways {
  send: (one: Unsent) => Promise<ChatMessage>;
  /** Where what is not sent outlives the page. */
  kept: DraftSet<Unsent>;
  /** A message failed while nobody had its channel open to see it. */
  failedUnseen: (one: Unsent) => void;
  newId: () => string;
  now: () => Date;
}

/** What its page did not see arrive waits for its person, whatever stopped it then. */
const foundAgain = (one: Unsent): Unsent => ({ ...one, failure: words.chat.cutOff });

const inOrder = (unsent: readonly Unsent[]): readonly Unsent[] =>
  unsent.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));

/**
 * What a person wrote in one channel, until it is known to be stored. It outlives the pages that show it: what
 * is on its way arrives, and what failed waits.
 */
export const createOutbox = ({ send, kept, failedUnseen, newId, now }: Ways) => {
  let unsent = inOrder(kept.all().map(foundAgain));
  const discarded = new Map<string, Unsent>();
  /** Stored, and in sight until a reader has them among the stored ones. */
  const answered = new Set<string>();
  const listeners = new Set<() => void>();
  const readers = new Set<Hear>();
  /** Messages go out one after another, in the order in which they were written. */
  let sending = Promise.resolve();

  const set = (next: readonly Unsent[]): void => {
    unsent = next;
    for (const listener of listeners) listener();
  };
  const find = (id: string): Unsent | undefined =>
    unsent.find(({ clientMessageId }) => clientMessageId === id);

  /** Keeps one in the place of what it was. */
  const change = (one: Unsent): void =>
    set(unsent.map((other) => (other.clientMessageId === one.clientMessageId ? one : other)));

  const add = (one: Unsent): void => {
    kept.keep(one.clientMessageId, one);
    set(inOrder([...unsent, one]));
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
    for (const hear of readers) hear(message);
  };

  const deliver = (one: Unsent): void => {
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
    /** Tells whoever has the channel open what was stored, until they leave it. */
    attach: (hear: Hear) => {
      readers.add(hear);
      return () => {
        readers.delete(hear);
        if (readers.size === 0) remove((id) => answered.has(id));
      };
    },
    /** Lets go of what is among these, however it became known that it is stored. */
    settle: (stored: readonly ChatMessage[]): void => {
      if (unsent.length + discarded.size === 0) return;
      const ids = new Set(stored.map(({ clientMessageId }) => clientMessageId));
      for (const id of discarded.keys()) if (ids.has(id)) discarded.delete(id);
      remove((id) => ids.has(id));
    },
    /** Sends a message, which stands in the conversation at once. */
    say: (message: string, mentions: readonly number[] = []): void => {
      const one = { clientMessageId: newId(), message, mentions, at: now().toISOString() };
      add(one);
      deliver(one);
    },
    /** Sends one that failed again, as the same message. */
    retry: (id: string): void => {
      const one = find(id);
      if (one?.failure === undefined) return;
      const { failure: _, ...again } = one;
      change(again);
      deliver(again);
    },
    /** Gives one that failed up, until it is restored. */
    discard: (id: string): void => {
      const one = find(id);
      if (one?.failure === undefined) return;
      discarded.set(id, one);
      remove((other) => other === id);
    },
    /** Brings one that was given up back to its place, unless it was stored after all. */
    restore: (id: string): void => {
      const one = discarded.get(id);
      if (discarded.delete(id) && one) add(one);
    },
  };
};

export type Outbox = ReturnType<typeof createOutbox>;
