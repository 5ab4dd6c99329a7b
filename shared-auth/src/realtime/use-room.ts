import { useEffect, useEffectEvent } from 'react';
import { usesHttpTransport } from '../http/send';
import { followRoom } from './live-updates';
import type { FollowedRoom } from './rooms';

/**
 * Follows a room while the component is mounted; without an id no room is entered. `entered` is called after
 * each response to the request to enter, so that missed events can be fetched.
 */
export const useRoom = <Words>({
  room,
  id,
  event,
  changes,
  said,
  entered,
}: Omit<FollowedRoom, 'id' | 'received'> & {
  id: number | undefined;
  said: (words: Words) => void;
}): void => {
  const handleMessage = useEffectEvent((words: unknown) => said(words as Words));
  const answered = useEffectEvent(entered);
  useEffect(() => {
    // Tests replace the transport and have no realtime server to subscribe to.
    if (id === undefined || !usesHttpTransport()) return undefined;
    return followRoom({
      room,
      id,
      event,
      changes,
      received: (words) => handleMessage(words),
      entered: (isIn) => answered(isIn),
    });
  }, [room, id, event, changes]);
};
