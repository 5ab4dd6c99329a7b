import type { Sockets } from './handshake';
import type { RealtimeRooms } from './posts';

/** Users in a room on one server, at most a hundred. */
export interface RoomPresence {
  room: string;
  id: number;
  userIds: readonly number[];
}

interface PresenceDependencies {
  sockets: Sockets;
  rooms: RealtimeRooms;
  send: (presence: RoomPresence) => void;
}

/** Milliseconds in which joins and leaves are merged. */
const gatheringMilliseconds = 500;
/** Milliseconds after which presence is sent again, and after which that of another server expires. */
const repeatInterval = 30_000;
const presenceLifetime = 75_000;
const maxUsers = 100;

interface RemotePresence {
  userIds: readonly number[];
  until: number;
}

const parseRoomKey = (key: string): { room: string; id: number } => {
  const [room = '', id] = key.split(' ');
  return { room, id: Number(id) };
};

export const createRoomPresence = ({ sockets, rooms, send }: PresenceDependencies) => {
  const { adapter } = sockets.sockets;
  const sent = new Map<string, string>();
  const elsewhere = new Map<string, Map<string, RemotePresence>>();
  const moved = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const here = (key: string): number[] => {
    const people = [...(adapter.rooms.get(key) ?? [])].flatMap(
      (socketId) => sockets.sockets.sockets.get(socketId)?.data.userId ?? [],
    );
    return [...new Set(people)].sort((one, other) => one - other).slice(0, maxUsers);
  };
  const show = (key: string): void => {
    const event = rooms[parseRoomKey(key).room]?.present;
    if (!event || !adapter.rooms.has(key)) return;
    const others = [...(elsewhere.get(key)?.values() ?? [])].flatMap(({ userIds }) => userIds);
    const userIds = [...new Set([...here(key), ...others])].slice(0, maxUsers);
    sockets.to(key).emit(event, { id: parseRoomKey(key).id, userIds });
  };
  const sendPresence = (key: string): void => send({ ...parseRoomKey(key), userIds: here(key) });

  const flush = (): void => {
    timer = undefined;
    for (const key of moved) {
      show(key);
      const now = here(key).join();
      if (now === (sent.get(key) ?? '')) continue;
      sendPresence(key);
      if (now !== '') sent.set(key, now);
      else for (const known of [sent, elsewhere]) known.delete(key);
    }
    moved.clear();
  };
  const move = (key: string): void => {
    if (isStopped || !rooms[parseRoomKey(key).room]?.present) return;
    moved.add(key);
    timer ??= setTimeout(flush, gatheringMilliseconds);
  };
  adapter.on('join-room', move);
  adapter.on('leave-room', move);

  const repeat = setInterval(() => {
    for (const key of sent.keys()) sendPresence(key);
    for (const [key, servers] of elsewhere) {
      const late = [...servers].filter(([, { until }]) => until < performance.now());
      for (const [server] of late) servers.delete(server);
      if (late.length > 0) show(key);
    }
  }, repeatInterval);

  return {
    seen: (server: string, { room, id, userIds }: RoomPresence): void => {
      const key = `${room} ${id}`;
      if (!adapter.rooms.has(key)) return;
      const servers = elsewhere.get(key) ?? new Map<string, RemotePresence>();
      elsewhere.set(key, servers);
      const isNew = !servers.has(server) && userIds.length > 0;
      if (userIds.length === 0) servers.delete(server);
      else servers.set(server, { userIds, until: performance.now() + presenceLifetime });
      show(key);
      if (isNew && sent.has(key)) sendPresence(key);
    },
    stop: (): void => {
      isStopped = true;
      clearTimeout(timer);
      clearInterval(repeat);
      for (const key of sent.keys()) send({ ...parseRoomKey(key), userIds: [] });
    },
  };
};
