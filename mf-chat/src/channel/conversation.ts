import type { ChannelChat, ChannelChatQuery, ChatMessage } from 'server/contract/chat/chat';
import { mostMessagesAtOnce } from 'server/contract/chat/chat-constants';
import type { ApiError } from 'shared-auth';
import { lastOf, mergeMessages } from './merge-messages.rule';

export interface ConversationState {
  /** Without gaps from the earliest that is held. */
  messages: readonly ChatMessage[];
  /** The newest ones have arrived. */
  isLoaded: boolean;
  hasEarlier: boolean;
  /** Why the newest ones could not be read. */
  error?: ApiError | undefined;
  /** Why earlier ones could not be read. */
  earlierError?: ApiError | undefined;
  /** Arrived while the conversation was open, from others; to be read out. */
  arrived: readonly ChatMessage[];
}

interface Ways {
  read: (query: ChannelChatQuery) => Promise<ChannelChat>;
  /** Told of messages that are known to be stored. */
  settle: (stored: readonly ChatMessage[]) => void;
}

const pageSize = 50;
const maxArrived = 5;
/** Pages that are read back, one after another, for a message that was asked for. */
const maxPagesBack = 100;

/**
 * One channel's messages as they are held by a page: the newest first, earlier ones as one reads up, and what
 * was missed in order.
 * @param revision number of the latest change to a message when it was opened.
 */
export const createConversation = ({ read, settle }: Ways, revision = 0) => {
  let state: ConversationState = {
    messages: [],
    isLoaded: false,
    hasEarlier: false,
    arrived: [],
  };
  const listeners = new Set<() => void>();
  let loading: Promise<void> | undefined;
  let catching: Promise<void> | undefined;
  let earlier: Promise<void> | undefined;
  let revising: Promise<void> | undefined;
  /** The highest number that was heard of. */
  let known = 0;
  /** The latest change that was heard of, and the latest one whose message was read. */
  let [knownRevision, readRevision] = [revision, revision];
  let isAsked = false;

  const set = (change: Partial<ConversationState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const take = (added: readonly ChatMessage[]): void => {
    settle(added);
    set({ messages: mergeMessages(state.messages, added) });
  };

  const takeNew = (added: readonly ChatMessage[]): void => {
    const last = lastOf(state.messages);
    const fresh = added.filter(({ sequence }) => sequence > last);
    take(added);
    set({ arrived: [...state.arrived, ...fresh].slice(-maxArrived) });
  };

  const readNewest = async (): Promise<void> => {
    try {
      const { data, meta } = await read({ limit: pageSize });
      take(data);
      set({ isLoaded: true, hasEarlier: meta.hasMore, error: undefined });
    } catch (error) {
      set({ error: error as ApiError });
    }
  };

  const readMissing = async (): Promise<void> => {
    for (;;) {
      const after = lastOf(state.messages);
      const { data, meta } = await read({ after, limit: mostMessagesAtOnce });
      takeNew(data);
      const last = lastOf(state.messages);
      const isBehind = meta.hasMore || known > last;
      // What brings nothing newer brings nothing when it is asked for again.
      if (!isBehind || last === after) return;
    }
  };

  /** Takes changed messages in among those that are held; others are read as they are now when they are. */
  const revised = (changed: readonly ChatMessage[]): void => {
    const [first, last] = [state.messages[0]?.sequence ?? Infinity, lastOf(state.messages)];
    take(changed.filter(({ sequence }) => sequence >= first && sequence <= last));
    const now = new Map(state.messages.map((message) => [message.sequence, message]));
    set({
      arrived: state.arrived
        .map((message) => now.get(message.sequence) ?? message)
        .filter(({ deletedAt }) => deletedAt === null),
    });
  };

  const readRevised = async (): Promise<void> => {
    // What is just being read may have been read before it changed.
    await Promise.all([loading, catching, earlier]);
    while (readRevision < knownRevision) {
      const upTo = knownRevision;
      const { data, meta } = await read({ revisedAfter: readRevision, limit: mostMessagesAtOnce });
      revised(data);
      readRevision = (meta.hasMore ? data.at(-1)?.revision : undefined) ?? upTo;
    }
  };

  const load = (): Promise<void> =>
    (loading ??= readNewest().finally(() => {
      loading = undefined;
    }));

  const followUp = async (): Promise<void> => {
    // What was being read when it was asked for may have been read too early.
    if (!state.isLoaded) await load();
    while (state.isLoaded && isAsked) {
      isAsked = false;
      await readMissing();
    }
  };

  /** Fetches what came after the newest message that is held. */
  const catchUp = (): Promise<void> => {
    isAsked = true;
    catching ??= followUp()
      // The next message, or the next return of the connection, asks for it again.
      .catch(() => undefined)
      .finally(() => {
        catching = undefined;
      });
    return catching;
  };

  const heard = (message: ChatMessage): void => {
    known = Math.max(known, message.sequence);
    const first = state.messages[0]?.sequence ?? 0;
    if (!state.isLoaded || message.sequence > lastOf(state.messages) + 1) void catchUp();
    // It stands among earlier ones, which are read without a gap.
    else if (message.sequence < first) settle([message]);
    else takeNew([message]);
  };

  /** Fetches the messages before the earliest that is held. */
  const loadEarlier = (limit = pageSize): Promise<void> | undefined => {
    const first = state.messages[0];
    if (!state.hasEarlier || !first) return undefined;
    earlier ??= read({ before: first.sequence, limit })
      .then(({ data, meta }) => {
        take(data);
        set({ hasEarlier: meta.hasMore, earlierError: undefined });
      })
      .catch((error: unknown) => set({ earlierError: error as ApiError }))
      .finally(() => {
        earlier = undefined;
      });
    return earlier;
  };

  return {
    current: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load,
    catchUp,
    heard,
    /** Fetches what is missing up to a number that was heard of. */
    reach: async (sequence: number): Promise<void> => {
      known = Math.max(known, sequence);
      await loading;
      if (state.isLoaded && known > lastOf(state.messages)) await catchUp();
    },
    /** Takes in a message as it was changed here. */
    revised: (message: ChatMessage): void => revised([message]),
    /** Reads again what changed up to a revision, or what could not be read before. */
    revise: (to = knownRevision): Promise<void> => {
      knownRevision = Math.max(knownRevision, to);
      revising ??= readRevised()
        // The next change, or the next return of the connection, asks for it again.
        .catch(() => undefined)
        .finally(() => {
          revising = undefined;
        });
      return revising;
    },
    loadEarlier,
    /** Reads again what was asked for and could not be read. */
    readAgain: (): void => {
      if (!state.isLoaded) void load();
      else if (state.earlierError) void loadEarlier();
    },
    /** Fetches earlier messages until one of them is held, as far back as is bearable. */
    loadBackTo: async (sequence: number): Promise<void> => {
      if (!state.isLoaded) await load();
      for (let page = 0; page < maxPagesBack && !state.earlierError; page += 1) {
        if ((state.messages[0]?.sequence ?? 0) <= sequence || !state.hasEarlier) return;
        await loadEarlier(mostMessagesAtOnce);
      }
    },
  };
};
