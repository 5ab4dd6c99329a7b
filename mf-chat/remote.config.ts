import { defineRemote } from 'shell/sdk/define';
import { addMembersFeature } from './src/features/add-members/add-members.feature';
import { chatFeature } from './src/features/chat/chat.feature';
import { conversationFeature } from './src/features/conversation/conversation.feature';

export default defineRemote({
  id: 'chat',
  needs: '^1.0.0',
  owner: 'Team Chat',
  features: [chatFeature, conversationFeature, addMembersFeature],
});
