import {
  changedEvent,
  socketPath,
  type Changed,
} from 'server/contract/realtime/realtime-constants';
import { io, type Socket } from 'socket.io-client';
import { consoleConfig } from '../console-config';
import { renew } from '../session/renewal';
import { storedSession } from '../session/stored-session';

export interface SocketEvents {
  changed: (change: Changed) => void;
  /** The connection is back after a loss, so events may have been missed. */
  returned: () => void;
}

export interface LiveSocket {
  pause: () => void;
  resume: () => void;
}

const later = 30_000;
const soon = 1_000;

/** What goes with the handshake's first message, read anew for each attempt: never in the address. */
const auth = (give: (auth: object) => void): void => {
  const session = storedSession();
  give({ token: session?.selfToken ?? '', app: session?.appToken ?? '' });
};

const connection = (): Socket => {
  const { origin, pathname } = new URL(consoleConfig().api);
  return io(origin, {
    path: `${pathname.replace(/\/+$/, '')}${socketPath}`,
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: soon,
    reconnectionDelayMax: later,
    auth,
  });
};

/** Opens the one socket of this tab. It comes back by itself, with the token that then is valid. */
export const openLiveSocket = ({ changed, returned }: SocketEvents): LiveSocket => {
  const socket = connection();
  let wasOpen = false;
  let isPaused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connectIn = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isPaused) socket.connect();
    }, delay);
  };

  const recover = async (reason: string): Promise<void> => {
    if (reason !== 'NOT_SIGNED_IN') return connectIn(later);
    const outcome = await renew(storedSession()?.selfToken ?? '');
    // A refusal is left to the next call, which then leaves for sign-in once.
    if (outcome !== 'refused') connectIn(outcome === 'renewed' ? 0 : later);
  };

  socket.on('connect', () => {
    if (wasOpen) returned();
    wasOpen = true;
  });
  socket.on('connect_error', ({ message }) => {
    // While the transport fails the client tries again by itself; a refusal of the server ends that.
    if (!socket.active) void recover(message);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') connectIn(soon);
  });
  socket.on(changedEvent, changed);
  socket.connect();

  return {
    pause: () => {
      isPaused = true;
      clearTimeout(timer);
      socket.disconnect();
    },
    resume: () => {
      isPaused = false;
      if (!socket.connected) socket.connect();
    },
  };
};
