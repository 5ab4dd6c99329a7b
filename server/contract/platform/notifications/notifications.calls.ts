import type { One } from '../../answer';
import { call } from '../../call';
import type { Notifications, NotificationsToRead } from './notification';

export const getNotifications = call<{ reply: Notifications }>('GET', '/api/v1/notifications', {
  shows: ['notification', 'chat', 'chat-read', 'chat-member', 'registry'],
});

/** Marks notifications as read, and returns the number of unread ones. */
export const readNotifications = call<{
  body: NotificationsToRead;
  reply: One<Notifications['meta']>;
}>('POST', '/api/v1/notifications/read', { changes: ['notification'] });
