import { call } from '../../call';
import type { Notifications } from './notification';

export const getNotifications = call<{ reply: Notifications }>('GET', '/api/v1/notifications', {
  shows: ['chat', 'chat-read', 'chat-member', 'registry'],
});
