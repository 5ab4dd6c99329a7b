import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { socketPath } from '../../../contract/platform/realtime/realtime-constants';
import type { Actors } from '../access/actors';
import type { KeyRing } from '../access/key-ring';
import { hashSecret } from '../access/secret-hash';
import type { AccessTokens } from '../access/token';
import type { Config } from '../config';
import type { Clock } from '../db/clock';
import type { Database } from '../db/database';
import { createClientAddress, toNetworkAddress } from '../http/client-address';
import { createSharedLimit } from '../http/shared-limit';
import type { Audiences } from './audience';
import type { ChangeFeedSource } from './change-feed';
import { subscribeToChanges, type Change } from './changes';
import { createItemBatcher } from './batcher';
import { createChangeMerger } from './coalesce';
import { createChangeDelivery } from './deliver';
import { createRoomPostDelivery } from './deliver-posts';
import { checkHandshake, acceptRenewals, type Sockets } from './handshake';
import { createRateLimit } from './rate-limit';
import { isOwnPage } from './origin.rule';
import { connectOtherServers, maxPosts, type OtherServers } from './other-servers';
import { subscribeToPosts, type RoomPost, type RealtimeRooms } from './posts';
import { createRoomPresence } from './presence';
import { createSessionCheck } from './session-check';
import { createRoomSignalRelay } from './signal-relay';

const mergeMilliseconds = 25;
const sweepMilliseconds = 10_000;

interface RealtimeDependencies {
  db: Database;
  config: Config;
  tokens: AccessTokens;
  actors: Actors;
  audiences: Audiences;
  rooms: RealtimeRooms;
  changeFeed: ChangeFeedSource;
  keys: KeyRing;
  now: Clock;
}

const createSockets = (
  app: FastifyInstance,
  { db, config, keys }: RealtimeDependencies,
): Sockets => {
  const secondsToWait = createSharedLimit({
    db,
    most: 300,
    milliseconds: 10_000,
    hash: (text) => hashSecret(`socket ${text}`, keys),
    failed: (error) => app.log.warn({ err: error }, 'Sockets were not counted with other servers'),
  });
  const addressOf = createClientAddress(config.trustedProxies);
  return new Server(app.server, {
    path: socketPath,
    // WebSocket only: one connection per tab, so that servers need no sticky sessions.
    transports: ['websocket'],
    serveClient: false,
    connectTimeout: 5_000,
    maxHttpBufferSize: 8_192,
    perMessageDeflate: false,
    allowRequest: (request, answer) => {
      const isAllowed =
        isOwnPage(config, request) && secondsToWait(toNetworkAddress(addressOf(request))) === 0;
      answer(isAllowed ? null : 'refused', isAllowed);
    },
  });
};

const limitSocketMessages = (sockets: Sockets): void => {
  const withinLimit = createRateLimit(30, 10_000);
  sockets.on('connection', (socket) => {
    socket.use((_message, next) => {
      if (withinLimit(socket.id)) next();
      else socket.disconnect(true);
    });
  });
};

export const registerRealtime = (
  app: FastifyInstance,
  parts: RealtimeDependencies,
): { openSockets: () => number } => {
  const { db, config, tokens, actors, audiences, rooms, changeFeed, now } = parts;
  let sockets: Sockets | undefined;
  let servers: OtherServers | undefined;
  const undo: (() => unknown)[] = [];

  app.addHook('onReady', async () => {
    const opened = createSockets(app, parts);
    sockets = opened;
    checkHandshake(opened, { config, tokens, actors });
    limitSocketMessages(opened);
    const checkSessions = createSessionCheck({ actors, now });
    const delivery = createChangeDelivery(db, opened, { audiences, checkSessions });
    const posts = createRoomPostDelivery(db, opened, rooms, checkSessions);
    const failed = (error: unknown): void => app.log.error({ err: error }, 'A change was not told');
    const signals = createRoomSignalRelay({
      sockets: opened,
      reach: posts.reach,
      send: (signal) => void servers?.sendSignal(signal).catch(failed),
      failed,
    });
    const presence = createRoomPresence({
      sockets: opened,
      rooms,
      send: (here) => void servers?.sendPresence(here).catch(failed),
    });
    opened.on('connection', (socket) => {
      delivery.catchUp(socket);
      acceptRenewals(socket, { config, tokens, actors });
      posts.listen(socket);
      signals.listen(socket);
    });
    const deliver = (change: Change): void => void delivery.deliver(change).catch(failed);
    const publish = (post: RoomPost, payload?: object): void => {
      posts.deliver(post, payload).catch((error: unknown) => {
        failed(error);
        const owner = rooms[post.room]?.owner;
        if (owner) deliver({ owner, ids: [post.id], jobIds: [] });
      });
    };
    const noted = (change: Change): void => {
      changeFeed.publish(change);
      posts.changed(change);
    };
    const received = (change: Change): void => {
      noted(change);
      deliver(change);
    };
    const missed = (): void => {
      for (const owner of Object.keys(audiences)) received({ owner, ids: [], jobIds: [] });
    };
    if (config.databaseUrl)
      servers = await connectOtherServers({
        connectionString: config.databaseUrl,
        db,
        log: app.log,
        receive: received,
        posted: publish,
        signalled: signals.seen,
        present: presence.seen,
        missed,
        listening: parts.changeFeed.setComplete,
      });
    else parts.changeFeed.setComplete(true);
    const pauseOf = (owner: Change['owner']): number => audiences[owner]?.pause ?? 0;
    const coalescer = createChangeMerger({ gathering: mergeMilliseconds, pauseOf }, (change) => {
      deliver(change);
      servers?.sendChange(change).catch(failed);
    });
    const checkAll = () => checkSessions([...opened.sockets.sockets.values()]);
    const timer = setInterval(() => void checkAll().catch(failed), sweepMilliseconds);
    const changes = subscribeToChanges((change) => {
      noted(change);
      coalescer.add(change);
    });
    const abroad = createItemBatcher<RoomPost>(
      { pause: mergeMilliseconds, most: maxPosts },
      (some) => void servers?.sendPosts(some).catch(failed),
    );
    const stopPosts = subscribeToPosts((post, payload) => {
      publish(post, payload);
      abroad.add(post);
    });
    undo.push(changes, stopPosts, coalescer.stop, abroad.stop, posts.stop, presence.stop, () =>
      clearInterval(timer),
    );
  });

  app.addHook('preClose', async () => {
    for (const step of undo) step();
    // Closes without Socket.IO's disconnect message, after which clients would not reconnect.
    sockets?.engine.close();
    await servers?.close();
  });

  return { openSockets: () => sockets?.sockets.sockets.size ?? 0 };
};
