import type { Actor } from '../access/actor';
import type { Actors } from '../access/actors';
import type { Clock } from '../db/clock';
import type { OpenSocket } from './handshake';

/** Maximum of sessions per query; larger queries would delay messages. */
const sessionsPerQuery = 100;

const groupBySession = (sockets: readonly OpenSocket[]): [sessionId: string, OpenSocket[]][] => {
  const found = new Map<string, OpenSocket[]>();
  for (const socket of sockets) {
    const tabs = found.get(socket.data.sessionId);
    if (tabs) tabs.push(socket);
    else found.set(socket.data.sessionId, [socket]);
  }
  return [...found];
};

interface SessionCheckDependencies {
  actors: Actors;
  now: Clock;
}

export type SessionCheck = (sockets: readonly OpenSocket[]) => Promise<void>;

export const createSessionCheck = ({ actors, now }: SessionCheckDependencies): SessionCheck => {
  const note = (socket: OpenSocket, actor: Actor | undefined, checkedAt: number): void => {
    if (!actor || socket.data.expiresAt * 1_000 <= now()) socket.disconnect(true);
    // If two checks overlap, the later one counts.
    else if (checkedAt > socket.data.checkedAt)
      Object.assign(socket.data, { grants: actor.grants, checkedAt });
  };
  return async (sockets) => {
    const sessions = groupBySession(sockets);
    for (let from = 0; from < sessions.length; from += sessionsPerQuery) {
      const some = sessions.slice(from, from + sessionsPerQuery);
      const asked = performance.now();
      const living = await actors.read(some.map(([sessionId]) => sessionId));
      for (const [sessionId, tabs] of some)
        for (const socket of tabs) note(socket, living.get(sessionId), asked);
    }
  };
};
