import { defineRemote } from 'shell/sdk/define';

export default defineRemote({
  id: 'chat',
  needs: '^1.0.0',
  owner: 'Team Chat',
  routes: [
    {
      id: 'chat.channels',
      path: '/referralChat',
      title: 'Referral Chat',
      menu: 'referrals.menu',
      load: 'ChatPage',
      can: 'chat:take-part',
    },
    {
      id: 'chat.channel',
      path: '/referralChat/:channelIdentifier',
      title: 'Referral Chat',
      menu: 'referrals.menu',
      load: 'ChatPage',
      can: 'chat:take-part',
    },
  ],
  panels: [
    {
      id: 'chat.conversation',
      title: 'Referral Chat',
      width: 600,
      load: 'ConversationPanel',
      can: 'chat:take-part',
    },
    {
      id: 'chat.add-members',
      title: 'Add Members',
      width: 400,
      load: 'AddMembersPanel',
      can: 'chat:add-members',
    },
  ],
});
