import type { Server, Socket } from 'socket.io';
import {
  renewEvent,
  type SocketRefusal,
} from '../../../contract/platform/realtime/realtime-constants';
import type { Actors } from '../access/actors';
import type { AccessTokens } from '../access/token';
import type { Config } from '../config';
import { findEmbeddingApp } from '../http/foreign-hosts';
import type { Subscriber } from './audience';

export interface SocketData extends Subscriber {
  sessionId: string;
  /** Expiry of the access token, in seconds since 1970. */
  expiresAt: number;
  /** Time of the last session check, by `performance.now()`. */
  checkedAt: number;
}

type SocketIdentity = Omit<SocketData, 'checkedAt'>;

type NoEvents = Record<string, never>;
type PageEvents = Record<string, (...sent: unknown[]) => void>;
type ServerEvents = Record<string, (payload: object) => void>;
export type Sockets = Server<PageEvents, ServerEvents, NoEvents, SocketData>;
export type OpenSocket = Socket<PageEvents, ServerEvents, NoEvents, SocketData>;

export const listConnectedUsers = (sockets: readonly OpenSocket[]): SocketData[] => [
  ...new Map(sockets.map(({ data }) => [data.userId, data])).values(),
];

/** Maximum of sockets per user; more indicate a page that keeps opening them. */
const maxSocketsPerPerson = 30;

const toRefusalError = (reason: SocketRefusal): Error => new Error(reason);

interface HandshakeDependencies {
  config: Config;
  tokens: AccessTokens;
  actors: Actors;
}

const readSocketIdentity = async (
  { tokens, actors }: HandshakeDependencies,
  token: unknown,
  app: unknown,
): Promise<SocketIdentity | undefined> => {
  const claims = typeof token === 'string' ? tokens.verify(token) : undefined;
  const actor = claims && (await actors.find(claims.sessionId));
  if (!claims || !actor || actor.userId !== claims.userId) return undefined;
  if (app !== claims.app || actor.app !== claims.app) return undefined;
  const { userId, sessionId, grants } = actor;
  return { userId, sessionId, grants, expiresAt: claims.expiresAt };
};

export const acceptRenewals = (socket: OpenSocket, parts: HandshakeDependencies): void => {
  socket.on(renewEvent, (token, app) => {
    readSocketIdentity(parts, token, app).then(
      (bearer) => {
        if (bearer?.userId === socket.data.userId) Object.assign(socket.data, bearer);
        else socket.disconnect(true);
      },
      // The session could not be read, so the socket stays open until its current token expires.
      () => undefined,
    );
  });
};

/** Authenticates a socket by token and app in its first message, never in its URL. */
export const checkHandshake = (sockets: Sockets, parts: HandshakeDependencies): void => {
  sockets.use((socket, next) => {
    const enter = async (): Promise<SocketRefusal | undefined> => {
      const { token, app } = socket.handshake.auth as Record<string, unknown>;
      const bearer = await readSocketIdentity(parts, token, app);
      if (!bearer) return 'NOT_SIGNED_IN';
      const appOfPage = findEmbeddingApp(parts.config, socket.handshake.headers.origin);
      if (appOfPage !== undefined && appOfPage !== app) return 'NOT_SIGNED_IN';
      const open = [...sockets.sockets.sockets.values()];
      if (open.filter(({ data }) => data.userId === bearer.userId).length >= maxSocketsPerPerson)
        return 'TOO_MANY';
      Object.assign(socket.data, bearer, { checkedAt: -Infinity });
      return undefined;
    };
    enter().then(
      (reason) => next(reason && toRefusalError(reason)),
      () => next(toRefusalError('NOT_READY')),
    );
  });
};
