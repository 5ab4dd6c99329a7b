import type { FastifyInstance } from 'fastify';
import {
  Notifications,
  type NotificationItem,
} from '../../../contract/platform/notifications/notification';
import {
  mostNotifications,
  mostNotificationsCounted,
} from '../../../contract/platform/notifications/notification-constants';
import { getNotifications } from '../../../contract/platform/notifications/notifications.calls';
import type { Actor } from '../access/actor';
import type { Db } from '../db/database';
import { route } from '../http/route';

/** Returns the newest first, at most `mostNotificationsCounted`. */
export type NotificationSource = (db: Db, actor: Actor) => Promise<NotificationItem[]>;

export const registerNotifications = (
  app: FastifyInstance,
  db: Db,
  sources: readonly NotificationSource[],
): void =>
  route(
    app,
    getNotifications,
    {
      schemas: { reply: Notifications },
      access: 'signed-in',
      tag: 'Notifications',
      summary: 'What waits for the caller to look at it, the newest first.',
    },
    async ({ actor }) => {
      const found = await Promise.all(sources.map((read) => read(db, actor)));
      const all = found.flat().sort((one, other) => other.at.localeCompare(one.at));
      const total = Math.min(all.length, mostNotificationsCounted);
      return { data: all.slice(0, mostNotifications), meta: { total } };
    },
  );
