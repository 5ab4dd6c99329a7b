import type { Server, Socket } from 'socket.io';
import { renewEvent, type SocketRefusal } from '../../../contract/realtime/realtime-constants';
import type { Actors } from '../access/actors';
import type { Tokens } from '../access/token';
import type { Config } from '../config';
import { appAt } from '../http/foreign-hosts';
import type { Listener } from './audience';

/** What is known of an open socket. */
export interface SocketData extends Listener {
  sessionId: string;
  /** When its access token ends, in seconds since the epoch. */
  expiresAt: number;
  /** When the session was last asked about while the socket was open, by `performance.now()`. */
  checkedAt: number;
}

/** What a page shows of itself. */
type Bearer = Omit<SocketData, 'checkedAt'>;

type Nothing = Record<string, never>;
/** What pages send, which nobody has looked at yet. */
type PageEvents = Record<string, (...sent: unknown[]) => void>;
/** The events that the server sends. */
type ServerEvents = Record<string, (said: object) => void>;
export type Sockets = Server<PageEvents, ServerEvents, Nothing, SocketData>;
export type OpenSocket = Socket<PageEvents, ServerEvents, Nothing, SocketData>;

/** The people behind some sockets, each once. */
export const peopleOf = (sockets: readonly OpenSocket[]): SocketData[] => [
  ...new Map(sockets.map(({ data }) => [data.userId, data])).values(),
];

/** A person with more tabs than this has a page that keeps opening sockets. */
const maxOfPerson = 30;

const refusal = (reason: SocketRefusal): Error => new Error(reason);

interface Parts {
  config: Config;
  tokens: Tokens;
  actors: Actors;
}

/** Who is behind a token and its app, while the session lives. */
const readBearer = async (
  { tokens, actors }: Parts,
  token: unknown,
  app: unknown,
): Promise<Bearer | undefined> => {
  const claims = typeof token === 'string' ? tokens.verify(token) : undefined;
  const actor = claims && (await actors.find(claims.sessionId));
  if (!claims || !actor || actor.userId !== claims.userId) return undefined;
  if (app !== claims.app || actor.app !== claims.app) return undefined;
  const { userId, sessionId, grants } = actor;
  return { userId, sessionId, grants, expiresAt: claims.expiresAt };
};

/** Takes the new token of who is in; any other shows them out. */
export const takeRenewals = (socket: OpenSocket, parts: Parts): void => {
  socket.on(renewEvent, (token, app) => {
    readBearer(parts, token, app).then(
      (bearer) => {
        if (bearer?.userId === socket.data.userId) Object.assign(socket.data, bearer);
        else socket.disconnect(true);
      },
      // Not known now: it is in until the token ends that it came with.
      () => undefined,
    );
  });
};

/** Lets a socket in by the token and app of its first message; neither is ever in the address. */
export const checkHandshake = (sockets: Sockets, parts: Parts): void => {
  sockets.use((socket, next) => {
    const enter = async (): Promise<SocketRefusal | undefined> => {
      const { token, app } = socket.handshake.auth as Record<string, unknown>;
      const bearer = await readBearer(parts, token, app);
      if (!bearer) return 'NOT_SIGNED_IN';
      const appOfPage = appAt(parts.config, socket.handshake.headers.origin);
      if (appOfPage !== undefined && appOfPage !== app) return 'NOT_SIGNED_IN';
      const open = [...sockets.sockets.sockets.values()];
      if (open.filter(({ data }) => data.userId === bearer.userId).length >= maxOfPerson)
        return 'TOO_MANY';
      Object.assign(socket.data, bearer, { checkedAt: -Infinity });
      return undefined;
    };
    enter().then(
      (reason) => next(reason && refusal(reason)),
      () => next(refusal('NOT_READY')),
    );
  });
};
