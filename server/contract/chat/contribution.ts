import { chatGrants } from '../access-rows';

export const access = {
  'chat:take-part': chatGrants,
  'chat:add-members': chatGrants,
} as const;

export const auditedKinds = {
  chat: 'Referral chat',
} as const;

export const mailKinds = {
  'chat-mention': 'Mention in a chat',
  'unread-chats': 'Unread chats',
} as const;
