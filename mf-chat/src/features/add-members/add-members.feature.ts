import type { Feature } from 'shell/sdk/define';
import { addChatMembers } from '../../../contract';

export const addMembersFeature: Feature = {
  panels: {
    AddMembersPanel: {
      id: addChatMembers,
      title: 'Add Members',
      width: 400,
      can: 'chat:add-members',
    },
  },
};
