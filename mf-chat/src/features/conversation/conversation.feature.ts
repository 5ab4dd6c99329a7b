import type { Feature } from 'shell/sdk/define';
import { applicantChat } from '../../../contract';

export const conversationFeature: Feature = {
  panels: {
    ConversationPanel: {
      id: applicantChat,
      title: 'Referral Chat',
      width: 600,
      can: 'chat:take-part',
    },
  },
};
