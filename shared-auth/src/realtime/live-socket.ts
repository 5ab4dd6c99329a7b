import {
  changedEvent,
  enterEvent,
  leaveEvent,
  renewEvent,
  signalEvent,
  socketPath,
  type Changed,
} from 'server/contract/platform/realtime/realtime-constants';
import { io, type Socket } from 'socket.io-client';
import { consoleConfig } from '../console-config';
import { leaveForSignIn } from '../session/leave-page';
import { renewSession } from '../session/session-renewal';
import { getStoredSession } from '../session/stored-session';

export interface SocketListeners {
  connected: () => void;
  changed: (change: Changed) => void;
  /** Called after a reconnection, since events may have been missed. */
  returned: () => void;
  received: (event: string, words: unknown) => void;
}

export interface LiveSocket {
  /** Requests to enter a room; `answered` is not called if the connection is lost before the response. */
  enter: (room: string, id: number, answered: (isIn: boolean) => void) => void;
  leave: (room: string, id: number) => void;
  signal: (room: string, id: number) => void;
  /** Sends the renewed access token to the server, before the previous token expires. */
  renewed: () => void;
  pause: () => void;
  resume: () => void;
}

const maxReconnectDelay = 30_000;
const minReconnectDelay = 1_000;

const getSessionCredentials = () => {
  const session = getStoredSession();
  return { token: session?.selfToken ?? '', app: session?.appToken ?? '' };
};

/** The access token is sent in the first message of each handshake, never in the URL. */
const sendCredentials = (give: (auth: object) => void): void => give(getSessionCredentials());

const createSocket = (): Socket => {
  const { origin, pathname } = new URL(consoleConfig().api);
  return io(origin, {
    path: `${pathname.replace(/\/+$/, '')}${socketPath}`,
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: minReconnectDelay,
    reconnectionDelayMax: maxReconnectDelay,
    auth: sendCredentials,
  });
};

export const openLiveSocket = ({
  connected,
  changed,
  returned,
  received,
}: SocketListeners): LiveSocket => {
  const socket = createSocket();
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
    if (reason !== 'NOT_SIGNED_IN') return connectIn(maxReconnectDelay);
    const outcome = await renewSession(getStoredSession()?.selfToken ?? '');
    // If the session was ended elsewhere, this tab redirects to sign-in at once, without waiting
    // for the next request.
    if (outcome === 'refused') leaveForSignIn();
    else connectIn(outcome === 'renewed' ? 0 : maxReconnectDelay);
  };

  socket.on('connect', () => {
    if (wasOpen) returned();
    wasOpen = true;
    connected();
  });
  socket.on('connect_error', ({ message }) => {
    // Socket.IO retries network errors itself, but not a refusal by the server.
    if (!socket.active) void recover(message);
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') connectIn(minReconnectDelay);
  });
  socket.on(changedEvent, changed);
  socket.onAny((event: string, words: unknown) => {
    if (event !== changedEvent) received(event, words);
  });
  socket.connect();

  return {
    enter: (room, id, answered) => {
      // Without a connection nothing is sent: Socket.IO would buffer the message, but the next
      // connection enters all rooms anyway.
      if (socket.connected) socket.emit(enterEvent, room, id, answered);
    },
    leave: (room, id) => {
      if (socket.connected) socket.emit(leaveEvent, room, id);
    },
    signal: (room, id) => {
      if (socket.connected) socket.emit(signalEvent, room, id);
    },
    renewed: () => {
      const { token, app } = getSessionCredentials();
      // A new connection sends the current access token anyway; only a connected socket needs the
      // new token, and a refused one must reconnect.
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
