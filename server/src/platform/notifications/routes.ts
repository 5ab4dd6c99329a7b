import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  Notifications,
  NotificationsToRead,
  type NotificationItem,
} from '../../../contract/platform/notifications/notification';
import {
  mostNotifications,
  mostNotificationsCounted,
} from '../../../contract/platform/notifications/notification-constants';
import {
  getNotifications,
  readNotifications,
} from '../../../contract/platform/notifications/notifications.calls';
import type { Actor } from '../access/actor';
import type { Db } from '../db/database';
import { route } from '../http/route';

export interface NotificationSource {
  /** Reads the newest notifications, at most `mostNotificationsCounted`. */
  read(db: Db, actor: Actor): Promise<NotificationItem[]>;
  /**
   * Marks notifications as read, all of them without `ids`; undefined for notifications that stay until some
   * work is done.
   */
  markRead?(db: Db, actor: Actor, ids: readonly string[] | undefined): Promise<void>;
}

const readAll = async (
  db: Db,
  actor: Actor,
  sources: readonly NotificationSource[],
): Promise<Notifications> => {
  const found = await Promise.all(sources.map((source) => source.read(db, actor)));
  const all = found.flat().sort((one, other) => other.at.localeCompare(one.at));
  const total = Math.min(all.length, mostNotificationsCounted);
  return { data: all.slice(0, mostNotifications), meta: { total } };
};

export const registerNotifications = (
  app: FastifyInstance,
  db: Db,
  sources: readonly NotificationSource[],
): void => {
  route(
    app,
    getNotifications,
    {
      schemas: { reply: Notifications },
      access: 'signed-in',
      tag: 'Notifications',
      summary: 'What waits for the caller to look at it, the newest first.',
    },
    ({ actor }) => readAll(db, actor, sources),
  );
  route(
    app,
    readNotifications,
    {
      schemas: { body: NotificationsToRead, reply: One(Notifications.properties.meta) },
      access: 'signed-in',
      tag: 'Notifications',
      summary: 'Says that the caller has read notifications, all of them without `ids`.',
    },
    async ({ actor, body: { ids } }) => {
      for (const source of sources) await source.markRead?.(db, actor, ids);
      return { data: (await readAll(db, actor, sources)).meta };
    },
  );
};
