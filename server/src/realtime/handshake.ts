import type { Server, Socket } from 'socket.io';
import type { SocketRefusal } from '../../contract/realtime/realtime-constants';
import type { Actors } from '../access/actors';
import type { Tokens } from '../access/token';
import type { Listener } from './audience';

/** What is known of an open socket. */
export interface SocketData extends Listener {
  sessionId: string;
}

type Nothing = Record<string, never>;
/** What pages send, which nobody has looked at yet. */
type PageEvents = Record<string, (...sent: unknown[]) => void>;
/** The events that the server sends. */
type ServerEvents = Record<string, (said: object) => void>;
export type Sockets = Server<PageEvents, ServerEvents, Nothing, SocketData>;
export type OpenSocket = Socket<PageEvents, ServerEvents, Nothing, SocketData>;

/** A person with more tabs than this has a page that keeps opening sockets. */
const mostOfPerson = 30;

const refusal = (reason: SocketRefusal): Error => new Error(reason);

const textOf = (socket: Socket, name: string): string => {
  const value: unknown = socket.handshake.auth[name];
  return typeof value === 'string' ? value : '';
};

/** Lets a socket in by the token and app of its first message; neither is ever in the address. */
export const checkHandshake = (
  sockets: Sockets,
  { tokens, actors }: { tokens: Tokens; actors: Actors },
): void => {
  sockets.use((socket, next) => {
    const enter = async (): Promise<SocketRefusal | undefined> => {
      const claims = tokens.verify(textOf(socket, 'token'));
      const actor = claims && (await actors.find(claims.sessionId));
      if (!claims || !actor || actor.userId !== claims.userId) return 'NOT_SIGNED_IN';
      if (textOf(socket, 'app') !== claims.app || actor.app !== claims.app) return 'NOT_SIGNED_IN';
      const { userId, sessionId, grants } = actor;
      const open = [...sockets.sockets.sockets.values()];
      if (open.filter(({ data }) => data.userId === userId).length >= mostOfPerson)
        return 'TOO_MANY';
      Object.assign(socket.data, { userId, sessionId, grants });
      return undefined;
    };
    enter().then(
      (reason) => next(reason && refusal(reason)),
      () => next(refusal('NOT_READY')),
    );
  });
};
