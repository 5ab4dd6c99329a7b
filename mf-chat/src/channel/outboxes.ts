import { sendMessage } from 'server/contract/chat/chat.calls';
import { onSignOut, randomKey, send } from 'shared-auth';
import { draftSetOf } from 'shared-auth/drafts';
import { notify } from 'shell/sdk/react';
import { createOutbox, type Outbox, type Unsent } from './outbox';
import { excerpt } from './excerpt.rule';

const outboxes = new Map<number, Outbox>();
onSignOut(() => outboxes.clear());

/** As a page does that is loaded again, for tests. */
export const forgetOutboxes = (): void => outboxes.clear();

const begin = (channelId: number): Outbox =>
  createOutbox({
    send: async ({ message, clientMessageId, mentions = [] }) => {
      const body = { channelId, message, clientMessageId, mentions: [...mentions] };
      // Whoever closed the dialog about the network goes on writing: the message says it itself.
      return (await send(sendMessage, { body, silent: 'once-closed' })).data;
    },
    kept: draftSetOf<Unsent>(`chat-unsent/${channelId}`),
    failedUnseen: ({ message, failure = '' }) =>
      notify.error(`“${excerpt(message)}” was not sent and waits in its chat. ${failure}`),
    newId: randomKey,
    now: () => new Date(),
  });

/** What the person here wrote in a channel and is not known to be stored: one for all that shows it. */
export const outboxOf = (channelId: number): Outbox => {
  const held = outboxes.get(channelId) ?? begin(channelId);
  outboxes.set(channelId, held);
  return held;
};
