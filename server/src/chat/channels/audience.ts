import type { Audience } from '../../platform/realtime/audience';
import { hearThemselves } from '../../platform/realtime/heard-by';
import { readersOf } from './hearers';

const mayHear: Audience['mayHear'] = ({ grants }) => grants.has('chat:take-part');

export const hearersOfReading = hearThemselves('something');

/** Published to readers of the channels; an event without ids goes to everyone who takes part in chats. */
export const hearersOfChannels: Audience = {
  mayHear,
  hear: async (db, { ids }, listeners) => {
    const taking = listeners.filter(mayHear);
    if (ids.length === 0) return new Map(taking.map(({ userId }) => [userId, 'all']));
    const readers = await readersOf(db, ids, taking);
    return new Map(
      [...readers].map(([userId, channels]) => [
        userId,
        channels === ids.length ? 'all' : 'something',
      ]),
    );
  },
};
