import { useEffect, useEffectEvent } from 'react';
import { usesHttpTransport } from '../http/send';
import { followRoom } from './live-updates';
import type { FollowedRoom } from './rooms';

/**
 * `entered` is called after each answer to the request to enter the room, so that missed events can
 * be fetched. Without an id no room is entered.
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
    // Tests replace the transport and have no server to subscribe to.
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
