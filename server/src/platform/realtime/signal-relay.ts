import { signalEvent } from '../../../contract/platform/realtime/realtime-constants';
import type { AccessibleRoom } from './deliver-posts';
import type { OpenSocket, Sockets } from './handshake';
import { createRateLimit } from './rate-limit';
import type { RoomSignal } from './posts';

interface SignalDependencies {
  sockets: Sockets;
  reach: (room: unknown, id: unknown) => Promise<AccessibleRoom | undefined>;
  send: (signal: RoomSignal) => void;
  failed: (error: unknown) => void;
}

export const createRoomSignalRelay = ({ sockets, reach, send, failed }: SignalDependencies) => {
  const withinLimit = createRateLimit(5, 10_000);

  const show = ({ key, to, id }: AccessibleRoom, userId: number, from?: OpenSocket): void => {
    if (!to.signalled) return;
    const others = from ? from.to(key) : sockets.to(key);
    others.emit(to.signalled, { id, userId });
  };

  const give = async (socket: OpenSocket, room: unknown, id: unknown): Promise<void> => {
    const found = await reach(room, id);
    if (!found || !socket.rooms.has(found.key)) return;
    const { userId } = socket.data;
    show(found, userId, socket);
    send({ room: found.room, id: found.id, userId });
  };

  return {
    listen: (socket: OpenSocket): void => {
      socket.on(signalEvent, (room, id) => {
        if (withinLimit(socket.id)) give(socket, room, id).catch(failed);
      });
    },
    seen: ({ room, id, userId }: RoomSignal): void => {
      reach(room, id)
        .then((found) => found && show(found, userId))
        .catch(failed);
    },
  };
};
