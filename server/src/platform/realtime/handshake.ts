import type { Server, Socket } from 'socket.io';
import {
  renewEvent,
  type SocketRefusal,
} from '../../../contract/platform/realtime/realtime-constants';
import type { Actors } from '../access/actors';
import type { Tokens } from '../access/token';
import type { Config } from '../config';
import { appAt } from '../http/foreign-hosts';
import type { Listener } from './audience';

export interface SocketData extends Listener {
  sessionId: string;
  /** Expiry of the access token, in seconds since the epoch. */
  expiresAt: number;
  /** Time of the last session check, by `performance.now()`. */
  checkedAt: number;
}

type Bearer = Omit<SocketData, 'checkedAt'>;

type Nothing = Record<string, never>;
type PageEvents = Record<string, (...sent: unknown[]) => void>;
type ServerEvents = Record<string, (payload: object) => void>;
export type Sockets = Server<PageEvents, ServerEvents, Nothing, SocketData>;
export type OpenSocket = Socket<PageEvents, ServerEvents, Nothing, SocketData>;

export const peopleOf = (sockets: readonly OpenSocket[]): SocketData[] => [
  ...new Map(sockets.map(({ data }) => [data.userId, data])).values(),
];

/** Sockets per user; more indicate a page that keeps opening them. */
const maxOfPerson = 30;

const refusal = (reason: SocketRefusal): Error => new Error(reason);

interface Parts {
  config: Config;
  tokens: Tokens;
  actors: Actors;
}

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

export const takeRenewals = (socket: OpenSocket, parts: Parts): void => {
  socket.on(renewEvent, (token, app) => {
    readBearer(parts, token, app).then(
      (bearer) => {
        if (bearer?.userId === socket.data.userId) Object.assign(socket.data, bearer);
        else socket.disconnect(true);
      },
      // The session could not be read; the socket stays until its current token expires.
      () => undefined,
    );
  });
};

/** Authenticates a socket by token and app in its first message, never in its URL. */
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
