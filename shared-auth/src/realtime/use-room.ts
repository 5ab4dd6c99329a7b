import { useEffect, useEffectEvent } from 'react';
import { isOverHttp } from '../http/send';
import { followRoom } from './live';
import type { FollowedRoom } from './rooms';

/**
 * Follows what is said in a room of the server while this component is on screen, over the one socket of
 * the tab. `entered` is told each time the server has answered, so that what was missed can be fetched;
 * without an id nothing is followed.
 */
export const useRoom = <Words>({
  room,
  id,
  event,
  changes,
  said,
  entered,
}: Omit<FollowedRoom, 'id' | 'said'> & {
  id: number | undefined;
  said: (words: Words) => void;
}): void => {
  const hear = useEffectEvent((words: unknown) => said(words as Words));
  const answered = useEffectEvent(entered);
  useEffect(() => {
    // Tests answer calls themselves; there is no server to listen to.
    if (id === undefined || !isOverHttp()) return undefined;
    return followRoom({
      room,
      id,
      event,
      changes,
      said: (words) => hear(words),
      entered: (isIn) => answered(isIn),
    });
  }, [room, id, event, changes]);
};
