import { defineRemote } from 'shell/sdk/define';

export default defineRemote({
  id: 'chat',
  needs: '^1.0.0',
  routes: [
    { id: 'chat.channels', path: '/referralChat', title: 'Referral Chat', can: 'chat:take-part' },
    {
      id: 'chat.channel',
      path: '/referralChat/:channelIdentifier',
      title: 'Referral Chat',
      can: 'chat:take-part',
    },
  ],
});
