import {
  changedEvent,
  permissionsChanged,
  type Changed,
  type ChangeOwner,
} from '../../../contract/realtime/realtime-constants';
import type { Db } from '../db/database';
import type { Audiences, Heard } from './audience';
import type { Change } from './changes';
import { peopleOf, type OpenSocket, type Sockets } from './handshake';
import { roomKey } from './posts';
import type { SessionCheck } from './session-check';

/** Milliseconds for which an ended session or changed roles may go unnoticed, as in requests. */
const freshness = 3_000;

/** Milliseconds from a page's first request to its socket connection. */
const whileLoading = 15_000;

/** Includes ids only if all jobs of the change are in the user's scope. */
const changedFor = ({ owner, ids, jobIds }: Change, heard: Heard): Changed => {
  if (heard === 'all') return { owner, ids: [...ids], jobIds: [...jobIds] };
  if (heard === 'something') return { owner, ids: [], jobIds: [] };
  return { owner, ids: heard.length === jobIds.length ? [...ids] : [], jobIds: heard };
};

const toldAlike = (
  sockets: readonly OpenSocket[],
  audience: ReadonlyMap<number, Heard>,
): Iterable<{ heard: Heard; ids: string[] }> => {
  const alike = new Map<string, { heard: Heard; ids: string[] }>();
  for (const { id, data } of sockets) {
    const heard = audience.get(data.userId);
    if (!heard) continue;
    const others = alike.get(String(heard));
    if (others) others.ids.push(id);
    else alike.set(String(heard), { heard, ids: [id] });
  }
  return alike.values();
};

/** A room's event covers a change of one record only, so changes of several are sent again. */
const hasHeard = (socket: OpenSocket, { saidIn: room, ids: [id, ...others] }: Change): boolean =>
  room !== undefined &&
  id !== undefined &&
  others.length === 0 &&
  socket.rooms.has(roomKey({ room, id }));

interface Parts {
  audiences: Audiences;
  checkSessions: SessionCheck;
}

export const createDelivery = (db: Db, sockets: Sockets, { audiences, checkSessions }: Parts) => {
  const lastAt = new Map<ChangeOwner, number>();
  const open = () => [...sockets.sockets.sockets.values()];

  /** Sockets that were not checked lately; all of them after a change of roles or sessions. */
  const doubtful = (owner: ChangeOwner): OpenSocket[] => {
    const since = owner === permissionsChanged ? Infinity : performance.now() - freshness;
    return open().filter(({ data }) => data.checkedAt < since);
  };

  const catchUp = (socket: OpenSocket): void => {
    for (const [owner, at] of lastAt)
      if (performance.now() - at < whileLoading && audiences[owner]?.mayHear(socket.data))
        socket.emit(changedEvent, { owner, ids: [], jobIds: [] });
  };

  const deliver = async (change: Change): Promise<void> => {
    lastAt.set(change.owner, performance.now());
    await checkSessions(doubtful(change.owner));
    const all = open().filter((socket) => !hasHeard(socket, change));
    const audience = await audiences[change.owner]?.hear(db, change, peopleOf(all));
    for (const { heard, ids } of toldAlike(all, audience ?? new Map<number, Heard>()))
      sockets.to(ids).emit(changedEvent, changedFor(change, heard));
  };

  return { catchUp, deliver };
};
