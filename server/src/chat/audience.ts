import type { Audience } from '../realtime/audience';
import { readersOf } from './hearers';

const mayHear: Audience['mayHear'] = ({ grants }) => grants.has('chat:take-part');

/** Who reads a channel hears of it; a change of no channel in particular concerns all who take part. */
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
