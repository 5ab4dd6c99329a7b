import {
  changedEvent,
  permissionsChanged,
  type Changed,
  type ChangeOwner,
} from '../../../contract/platform/realtime/realtime-constants';
import type { Db } from '../db/database';
import type { Audiences, EventDetail } from './audience';
import type { Change } from './changes';
import { listConnectedUsers, type OpenSocket, type Sockets } from './handshake';
import { toRoomKey } from './posts';
import type { SessionCheck } from './session-check';

/** Milliseconds for which an ended session or changed roles may go unnoticed, as in requests. */
const maxSessionCheckAge = 3_000;

/** Maximum of milliseconds between a page's first request and its socket connection. */
const maxLoadingTime = 15_000;

/** Event for a user; contains ids only if all jobs of the change are in the user's scope. */
const toChanged = ({ owner, ids, jobIds }: Change, detail: EventDetail): Changed => {
  if (detail === 'all') return { owner, ids: [...ids], jobIds: [...jobIds] };
  if (detail === 'something') return { owner, ids: [], jobIds: [] };
  return { owner, ids: detail.length === jobIds.length ? [...ids] : [], jobIds: detail };
};

const groupByDetail = (
  sockets: readonly OpenSocket[],
  recipients: ReadonlyMap<number, EventDetail>,
): Iterable<{ detail: EventDetail; ids: string[] }> => {
  const alike = new Map<string, { detail: EventDetail; ids: string[] }>();
  for (const { id, data } of sockets) {
    const detail = recipients.get(data.userId);
    if (!detail) continue;
    const others = alike.get(String(detail));
    if (others) others.ids.push(id);
    else alike.set(String(detail), { detail, ids: [id] });
  }
  return alike.values();
};

/** A room's event is about a change of one record only, so changes of several records are sent again. */
const hasReceivedInRoom = (
  socket: OpenSocket,
  { sentInRoom: room, ids: [id, ...others] }: Change,
): boolean =>
  room !== undefined &&
  id !== undefined &&
  others.length === 0 &&
  socket.rooms.has(toRoomKey({ room, id }));

interface DeliveryDependencies {
  audiences: Audiences;
  checkSessions: SessionCheck;
}

export const createChangeDelivery = (
  db: Db,
  sockets: Sockets,
  { audiences, checkSessions }: DeliveryDependencies,
) => {
  const lastAt = new Map<ChangeOwner, number>();
  const open = () => [...sockets.sockets.sockets.values()];

  /** Sockets whose session was not checked lately; all of them after a change of roles or sessions. */
  const doubtful = (owner: ChangeOwner): OpenSocket[] => {
    const since = owner === permissionsChanged ? Infinity : performance.now() - maxSessionCheckAge;
    return open().filter(({ data }) => data.checkedAt < since);
  };

  const catchUp = (socket: OpenSocket): void => {
    for (const [owner, at] of lastAt)
      if (performance.now() - at < maxLoadingTime && audiences[owner]?.mayReceive(socket.data))
        socket.emit(changedEvent, { owner, ids: [], jobIds: [] });
  };

  const deliver = async (change: Change): Promise<void> => {
    lastAt.set(change.owner, performance.now());
    await checkSessions(doubtful(change.owner));
    const all = open().filter((socket) => !hasReceivedInRoom(socket, change));
    const recipients = await audiences[change.owner]?.recipients(
      db,
      change,
      listConnectedUsers(all),
    );
    for (const { detail, ids } of groupByDetail(all, recipients ?? new Map<number, EventDetail>()))
      sockets.to(ids).emit(changedEvent, toChanged(change, detail));
  };

  return { catchUp, deliver };
};
