import { call } from '../call';
import type { Notifications } from './notification';

/** What waits for the caller, of all parts of the console. */
export const getNotifications = call<{ reply: Notifications }>('GET', '/api/v1/notifications', {
  shows: ['chat', 'chat-read', 'chat-member', 'registry'],
});
