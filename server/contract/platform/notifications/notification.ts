import { Type, type Static } from 'typebox';
import { mostNotifications, mostNotificationsCounted } from './notification-constants';

export const NotificationItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  words: Type.String(),
  at: Type.String({ format: 'date-time' }),
  /** Id of the route that the notification opens, with `params` and `search`; or a path of the console. */
  to: Type.String(),
  params: Type.Record(Type.String(), Type.String()),
  search: Type.Record(Type.String(), Type.String()),
});
export type NotificationItem = Static<typeof NotificationItem>;

/** Notifications of the caller, newest first. */
export const Notifications = Type.Object({
  data: Type.Array(NotificationItem, { maxItems: mostNotifications }),
  meta: Type.Object({
    total: Type.Integer({ minimum: 0, maximum: mostNotificationsCounted }),
  }),
});
export type Notifications = Static<typeof Notifications>;

/** Marks notifications as read; without `ids`, all of them. */
export const NotificationsToRead = Type.Object({
  ids: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), { maxItems: mostNotificationsCounted }),
  ),
});
export type NotificationsToRead = Static<typeof NotificationsToRead>;
