import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import sql from 'sql-template-tag';
import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database';
import type { Change } from './changes';
import type { RoomPost, RoomSignal } from './posts';
import type { RoomPresence } from './presence';

const notificationChannel = 'console_changes';
/** Maximum of ids per notification, which has at most 8,000 bytes: 11 bytes per id. */
const maxIds = 300;
export const maxPosts = 60;
const reconnectMilliseconds = 1_000;

interface Connection {
  connectionString: string;
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  receive: (change: Change) => void;
  posted: (post: RoomPost) => void;
  signalled: (signal: RoomSignal) => void;
  present: (server: string, presence: RoomPresence) => void;
  missed: () => void;
  /** Called with false when the connection is lost, and with true after `missed`. */
  listening?: (isListening: boolean) => void;
}

export interface OtherServers {
  sendChange(change: Change): Promise<void>;
  sendPosts(posts: readonly RoomPost[]): Promise<void>;
  sendSignal(signal: RoomSignal): Promise<void>;
  sendPresence(presence: RoomPresence): Promise<void>;
  close(): Promise<void>;
}

const splitIds = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.max(1, Math.ceil(ids.length / maxIds)) }, (_, place) =>
    ids.slice(place * maxIds, (place + 1) * maxIds),
  );

/**
 * Connects servers by LISTEN and NOTIFY, with ids only. Socket.IO's adapter would send whole messages, which
 * may exceed a notification; and each server knows the scopes of its own sockets.
 */
export const connectOtherServers = async (connection: Connection): Promise<OtherServers> => {
  const { connectionString, db, log, receive, posted, signalled, present, missed, listening } =
    connection;
  const own = randomUUID();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const receiveNotification = (payload: string | undefined): void => {
    const { from, posts, signal, presence, ...change } = JSON.parse(payload ?? '{}') as Change & {
      from: string;
      posts?: RoomPost[];
      signal?: RoomSignal;
      presence?: RoomPresence;
    };
    if (from === own) return;
    if (posts) for (const post of posts) posted(post);
    else if (signal) signalled(signal);
    else if (presence) present(from, presence);
    else receive(change);
  };
  const notify = (payload: object): Promise<unknown> =>
    db.run(
      sql`select pg_notify(${notificationChannel}, ${JSON.stringify({ from: own, ...payload })})`,
    );

  const lose = (lost: pg.Client, reason: string): void => {
    if (isClosed || client !== lost) return;
    client = undefined;
    listening?.(false);
    lost.end().catch(() => undefined);
    log.warn(`Changes of other servers are not heard (${reason}); trying again`);
    retry = setTimeout(() => void listenAgain().catch(() => undefined), reconnectMilliseconds);
  };

  const listen = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
    client = fresh;
    fresh.on('error', ({ message }) => lose(fresh, message));
    fresh.on('end', () => lose(fresh, 'the connection ended'));
    fresh.on('notification', ({ payload }) => receiveNotification(payload));
    try {
      await fresh.connect();
      await fresh.query(`listen ${notificationChannel}`);
    } catch (error) {
      lose(fresh, (error as Error).message);
      throw error;
    }
  };

  const listenAgain = async (): Promise<void> => {
    await listen();
    missed();
    listening?.(true);
  };

  await listen().then(
    () => listening?.(true),
    () => undefined,
  );
  return {
    sendChange: async ({ ids, jobIds, ...change }) => {
      const few = ids.length > maxIds ? [] : ids;
      for (const some of splitIds(jobIds)) await notify({ ...change, ids: few, jobIds: some });
    },
    sendPosts: async (posts) => {
      await notify({ posts });
    },
    sendSignal: async (signal) => {
      await notify({ signal });
    },
    sendPresence: async (presence) => {
      await notify({ presence });
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
};
