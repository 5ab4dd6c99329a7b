import { Type, type Static } from 'typebox';
import { mostNotifications, mostNotificationsCounted } from './notification-constants';

/** Something that waits for a person to look at it, as the bell shows it. */
export const NotificationItem = Type.Object({
  /** Begins with what it is, so that it is unique among all. */
  id: Type.String(),
  title: Type.String(),
  words: Type.String(),
  at: Type.String({ format: 'date-time' }),
  /** Id of the console's route that it leads to, with what fills the route's placeholders. */
  to: Type.String(),
  params: Type.Record(Type.String(), Type.String()),
  /** Query of that address. */
  search: Type.Record(Type.String(), Type.String()),
});
export type NotificationItem = Static<typeof NotificationItem>;

/** The newest first. */
export const Notifications = Type.Object({
  data: Type.Array(NotificationItem, { maxItems: mostNotifications }),
  meta: Type.Object({
    /** All that wait, as far as they are counted. */
    total: Type.Integer({ minimum: 0, maximum: mostNotificationsCounted }),
  }),
});
export type Notifications = Static<typeof Notifications>;
