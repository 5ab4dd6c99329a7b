import { applicantChat } from 'mf-chat/contract';
import { messages } from 'server/contract/messages';
import type { MenuEntry } from 'shared-ui';
import { usePanelEntry } from 'shell/sdk/react';

interface ChatRow {
  applicantId: number;
  hasChat: boolean;
}

export const useChatEntry = () => {
  const entryOf = usePanelEntry(applicantChat, (applicantId) => ({ applicantId }));
  return ({ applicantId, hasChat }: ChatRow): MenuEntry =>
    entryOf(applicantId, {
      label: 'View Chat',
      ...(!hasChat && { reason: messages.chat.noneOfApplicant }),
    });
};
