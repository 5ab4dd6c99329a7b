import {
  changedEvent,
  enterEvent,
  leaveEvent,
  renewEvent,
  signalEvent,
  socketPath,
  type Changed,
} from 'server/contract/realtime/realtime-constants';
import { io, type Socket } from 'socket.io-client';
import { consoleConfig } from '../console-config';
import { leaveForSignIn } from '../session/leave';
import { renew } from '../session/renewal';
import { storedSession } from '../session/stored-session';

export interface SocketEvents {
  /** The server has let this tab in, for the first time or again. */
  connected: () => void;
  changed: (change: Changed) => void;
  /** The connection is back after a loss, so events may have been missed. */
  returned: () => void;
  /** Something was said in a room that this tab is in. */
  said: (event: string, words: unknown) => void;
}

export interface LiveSocket {
  /** Enters a room; answers whether it is in. It never answers when the connection is lost meanwhile. */
  enter: (room: string, id: number, answered: (isIn: boolean) => void) => void;
  leave: (room: string, id: number) => void;
  /** Gives a passing sign in a room; it is lost where there is no connection. */
  signal: (room: string, id: number) => void;
  /** Shows the server the access token of now, before the one that it was let in by ends. */
  renewed: () => void;
  pause: () => void;
  resume: () => void;
}

const later = 30_000;
const soon = 1_000;

const bearer = () => {
  const session = storedSession();
  return { token: session?.selfToken ?? '', app: session?.appToken ?? '' };
};

/** What goes with the handshake's first message, read anew for each attempt: never in the address. */
const auth = (give: (auth: object) => void): void => give(bearer());

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
export const openLiveSocket = ({
  connected,
  changed,
  returned,
  said,
}: SocketEvents): LiveSocket => {
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
    // A session that was ended elsewhere is over here too, whether or not anybody does something.
    if (outcome === 'refused') leaveForSignIn();
    else connectIn(outcome === 'renewed' ? 0 : later);
  };

  socket.on('connect', () => {
    if (wasOpen) returned();
    wasOpen = true;
    connected();
  });
  socket.on('connect_error', ({ message }) => {
    // While the transport fails the client tries again by itself; a refusal of the server ends that.
    if (!socket.active) void recover(message);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') connectIn(soon);
  });
  socket.on(changedEvent, changed);
  socket.onAny((event: string, words: unknown) => {
    if (event !== changedEvent) said(event, words);
  });
  socket.connect();

  return {
    enter: (room, id, answered) => {
      // What is sent without a connection would be kept for the next one, which enters by itself.
      if (socket.connected) socket.emit(enterEvent, room, id, answered);
    },
    leave: (room, id) => {
      if (socket.connected) socket.emit(leaveEvent, room, id);
    },
    signal: (room, id) => {
      if (socket.connected) socket.emit(signalEvent, room, id);
    },
    renewed: () => {
      const { token, app } = bearer();
      // A connection that comes later takes it along by itself; one that was refused waits for it.
      if (socket.connected) socket.emit(renewEvent, token, app);
      else if (!isPaused && !socket.active) connectIn(0);
    },
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
