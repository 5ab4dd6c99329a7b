import { sendMessage } from 'server/contract/chat/channels/chat.calls';
import { onSignOut, randomKey, send } from 'shared-auth';
import { draftSetOf } from 'shared-auth/drafts';
import { notify } from 'shell/sdk/react';
import { createUnsentMessageStore, type UnsentMessageStore, type UnsentMessage } from './outbox';
import { toMessageExcerpt } from './message-excerpt.rule';

const outboxes = new Map<number, UnsentMessageStore>();
onSignOut(() => outboxes.clear());

/** Simulates a page reload in tests. */
export const clearUnsentMessages = (): void => outboxes.clear();

const createChannelOutbox = (channelId: number): UnsentMessageStore =>
  createUnsentMessageStore({
    send: async ({ message, clientMessageId, mentions = [] }) => {
      const body = { channelId, message, clientMessageId, mentions: [...mentions] };
      // The message itself shows a failure, so the network dialog need not open again after it was closed.
      return (await send(sendMessage, { body, silent: 'once-closed' })).data;
    },
    kept: draftSetOf<UnsentMessage>(`chat-unsent/${channelId}`),
    failedUnseen: ({ message, failure = '' }) =>
      notify.error(`“${toMessageExcerpt(message)}” was not sent and waits in its chat. ${failure}`),
    newId: randomKey,
    now: () => new Date(),
  });

/** All views of a channel share one outbox. */
export const getUnsentMessageStore = (channelId: number): UnsentMessageStore => {
  const held = outboxes.get(channelId) ?? createChannelOutbox(channelId);
  outboxes.set(channelId, held);
  return held;
};
