import type {
  ChannelChat,
  ChannelChatQuery,
  ChatMessage,
} from 'server/contract/chat/channels/chat';
import { mostMessagesAtOnce } from 'server/contract/chat/channels/chat-constants';
import type { ApiError } from 'shared-auth';
import { getLastMessageSequence, mergeMessages } from './merge-messages.rule';

export interface ConversationState {
  /** Loaded messages without gaps in their sequence numbers, oldest first. */
  messages: readonly ChatMessage[];
  /** True if the newest page of messages has been loaded. */
  isLoaded: boolean;
  hasEarlier: boolean;
  error?: ApiError | undefined;
  earlierError?: ApiError | undefined;
  /** New messages of other users, which screen readers announce. */
  arrived: readonly ChatMessage[];
}

interface ConversationDependencies {
  read: (query: ChannelChatQuery) => Promise<ChannelChat>;
  settle: (stored: readonly ChatMessage[]) => void;
}

const pageSize = 50;
const maxAnnouncedMessages = 5;
/** Limits the requests for a linked message that is far back in the history. */
const maxPagesBack = 100;

/**
 * Holds a contiguous range of one channel's messages in memory and fills gaps by further reads.
 * @param revision latest message revision of the channel when it was opened.
 */
export const createConversation = ({ read, settle }: ConversationDependencies, revision = 0) => {
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
  /** Highest sequence number in any event or response. */
  let known = 0;
  /** Newest message revision that is known to exist, and newest revision that was loaded. */
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
    const last = getLastMessageSequence(state.messages);
    const fresh = added.filter(({ sequence }) => sequence > last);
    take(added);
    set({ arrived: [...state.arrived, ...fresh].slice(-maxAnnouncedMessages) });
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
      const after = getLastMessageSequence(state.messages);
      const { data, meta } = await read({ after, limit: mostMessagesAtOnce });
      takeNew(data);
      const last = getLastMessageSequence(state.messages);
      const isBehind = meta.hasMore || known > last;
      // A response without new messages ends the loop, or the loop would repeat forever.
      if (!isBehind || last === after) return;
    }
  };

  /** Replaces only messages within the loaded range; other messages are current when they are loaded. */
  const revised = (changed: readonly ChatMessage[]): void => {
    const [first, last] = [
      state.messages[0]?.sequence ?? Infinity,
      getLastMessageSequence(state.messages),
    ];
    take(changed.filter(({ sequence }) => sequence >= first && sequence <= last));
    const now = new Map(state.messages.map((message) => [message.sequence, message]));
    set({
      arrived: state.arrived
        .map((message) => now.get(message.sequence) ?? message)
        .filter(({ deletedAt }) => deletedAt === null),
    });
  };

  const readRevised = async (): Promise<void> => {
    // A read in progress may return messages from before the change.
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
    // A call during a running read triggers another read, since the running one may miss the newest message.
    if (!state.isLoaded) await load();
    while (state.isLoaded && isAsked) {
      isAsked = false;
      await readMissing();
    }
  };

  const catchUp = (): Promise<void> => {
    isAsked = true;
    catching ??= followUp()
      // Errors are ignored, since the next message or reconnect triggers another attempt.
      .catch(() => undefined)
      .finally(() => {
        catching = undefined;
      });
    return catching;
  };

  const receive = (message: ChatMessage): void => {
    known = Math.max(known, message.sequence);
    const first = state.messages[0]?.sequence ?? 0;
    if (!state.isLoaded || message.sequence > getLastMessageSequence(state.messages) + 1)
      void catchUp();
    // A message before the loaded range would leave a gap, so it waits for `loadEarlier`.
    else if (message.sequence < first) settle([message]);
    else takeNew([message]);
  };

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
    receive,
    reach: async (sequence: number): Promise<void> => {
      known = Math.max(known, sequence);
      await loading;
      if (state.isLoaded && known > getLastMessageSequence(state.messages)) await catchUp();
    },
    revised: (message: ChatMessage): void => revised([message]),
    revise: (to = knownRevision): Promise<void> => {
      knownRevision = Math.max(knownRevision, to);
      revising ??= readRevised()
        .catch(() => undefined)
        .finally(() => {
          revising = undefined;
        });
      return revising;
    },
    loadEarlier,
    readAgain: (): void => {
      if (!state.isLoaded) void load();
      else if (state.earlierError) void loadEarlier();
    },
    loadBackTo: async (sequence: number): Promise<void> => {
      if (!state.isLoaded) await load();
      for (let page = 0; page < maxPagesBack && !state.earlierError; page += 1) {
        if ((state.messages[0]?.sequence ?? 0) <= sequence || !state.hasEarlier) return;
        await loadEarlier(mostMessagesAtOnce);
      }
    },
  };
};
