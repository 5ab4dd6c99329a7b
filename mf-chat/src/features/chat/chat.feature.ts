import { route, type Feature } from 'shell/sdk/define';
import { chat, chatChannel } from '../../../contract';

export const chatFeature: Feature = {
  pages: {
    ChatPage: [
      route(chat, '/referralChat', {
        title: 'Referral Chat',
        menu: 'referrals.menu',
        can: 'chat:take-part',
      }),
      route(chatChannel, '/referralChat/:channelIdentifier', {
        title: 'Referral Chat',
        menu: 'referrals.menu',
        can: 'chat:take-part',
      }),
    ],
  },
};
