import {
  enterEvent,
  leaveEvent,
  permissionsChanged,
} from '../../../contract/platform/realtime/realtime-constants';
import type { Db } from '../db/database';
import type { Change } from './changes';
import { listConnectedUsers, type OpenSocket, type Sockets } from './handshake';
import { toRoomKey, type RoomPost, type RealtimeRoom, type RealtimeRooms } from './posts';
import type { SessionCheck } from './session-check';

/** Milliseconds for which membership in a room may be outdated if no change event announces it. */
const accessCacheMilliseconds = 3_000;
/** Milliseconds after which a membership check in use is renewed early, so that no message waits for it. */
const renewalAge = 2_500;

interface RoomRequest {
  room: string;
  id: number;
  to: RealtimeRoom;
}

export interface AccessibleRoom extends RoomRequest {
  key: string;
}

interface AccessCheck {
  at: number;
  done: Promise<void>;
  isDone: boolean;
  again?: NodeJS.Timeout | undefined;
}

const acknowledge = (answer: unknown, isIn: boolean): void => {
  if (typeof answer === 'function') (answer as (isIn: boolean) => void)(isIn);
};

export const createRoomPostDelivery = (
  db: Db,
  sockets: Sockets,
  rooms: RealtimeRooms,
  checkSessions: SessionCheck,
) => {
  const checks = new Map<string, AccessCheck>();

  const asked = (room: unknown, id: unknown): RoomRequest | undefined => {
    const to = typeof room === 'string' && Object.hasOwn(rooms, room) ? rooms[room] : undefined;
    const isId = Number.isInteger(id) && (id as number) > 0 && (id as number) <= 2_147_483_647;
    return to && isId ? { room: room as string, id: id as number, to } : undefined;
  };

  const inside = (key: string): OpenSocket[] =>
    [...(sockets.sockets.adapter.rooms.get(key) ?? [])].flatMap(
      (socketId) => sockets.sockets.sockets.get(socketId) ?? [],
    );

  const clear = async ({ id, to }: RoomRequest, key: string): Promise<void> => {
    await checkSessions(inside(key));
    const all = inside(key);
    const recipients = await to.recipients(db, id, listConnectedUsers(all));
    for (const socket of all) if (!recipients.has(socket.data.userId)) void socket.leave(key);
  };

  const begin = (found: RoomRequest, key: string): AccessCheck => {
    const done = clear(found, key);
    const check: AccessCheck = { at: performance.now(), done, isDone: false };
    done.then(
      () => (check.isDone = true),
      () => undefined,
    );
    return check;
  };

  const forget = (key: string): void => {
    clearTimeout(checks.get(key)?.again);
    checks.delete(key);
  };

  /** Renews a membership check in the background. The result is dropped if a change came meanwhile. */
  const renew = (known: AccessCheck, found: RoomRequest, key: string): void => {
    const next = begin(found, key);
    next.done.then(
      () => checks.get(key) === known && checks.set(key, next),
      () => (known.again = undefined),
    );
  };

  /** Returns undefined if membership was checked lately, else a promise to wait for the check. */
  const cleared = (found: RoomRequest, key: string): Promise<void> | undefined => {
    const known = checks.get(key);
    const age = known ? performance.now() - known.at : Infinity;
    if (known && age <= accessCacheMilliseconds) {
      known.again ??= setTimeout(() => renew(known, found, key), renewalAge - age).unref();
      return known.isDone ? undefined : known.done;
    }
    forget(key);
    const check = begin(found, key);
    checks.set(key, check);
    check.done.catch(() => checks.delete(key));
    return check.done;
  };

  const enter = async (socket: OpenSocket, { room, id, to }: RoomRequest): Promise<boolean> => {
    const { userId } = socket.data;
    const mayEnter = (await to.recipients(db, id, [socket.data])).has(userId);
    if (mayEnter) await socket.join(toRoomKey({ room, id }));
    return mayEnter && socket.connected;
  };

  const find = (room: unknown, id: unknown): AccessibleRoom | undefined => {
    const found = asked(room, id);
    if (!found) return undefined;
    const key = toRoomKey(found);
    if (sockets.sockets.adapter.rooms.has(key)) return { ...found, key };
    forget(key);
    return undefined;
  };

  const reach = async (room: unknown, id: unknown): Promise<AccessibleRoom | undefined> => {
    const found = find(room, id);
    if (found) await cleared(found, found.key);
    return found;
  };

  return {
    listen: (socket: OpenSocket): void => {
      socket.on(enterEvent, (room, id, answer) => {
        const found = asked(room, id);
        if (!found) return acknowledge(answer, false);
        enter(socket, found).then(
          (isIn) => acknowledge(answer, isIn),
          () => acknowledge(answer, false),
        );
      });
      socket.on(leaveEvent, (room, id) => {
        const found = asked(room, id);
        if (found) void socket.leave(toRoomKey(found));
      });
    },
    changed: ({ owner }: Pick<Change, 'owner'>): void => {
      for (const key of checks.keys()) {
        const { movedBy = [] } = rooms[key.split(' ', 1)[0] ?? ''] ?? {};
        if (owner === permissionsChanged || movedBy.includes(owner)) forget(key);
      }
    },
    reach,
    stop: (): void => {
      for (const key of checks.keys()) forget(key);
    },
    /**
     * After a recent membership check, the message is sent before the first await, so before the response to
     * its request.
     */
    deliver: async (post: RoomPost, payload?: object): Promise<void> => {
      const found = find(post.room, post.id);
      const waiting = found && cleared(found, found.key);
      if (waiting) await waiting;
      const message = found && (payload ?? (await found.to.read(db, post.id, post.sequence)));
      if (message) sockets.to(found.key).emit(found.to.event, message);
    },
  };
};
