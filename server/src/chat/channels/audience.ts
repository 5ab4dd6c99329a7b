import type { Audience } from '../../platform/realtime/audience';
import { hearThemselves } from '../../platform/realtime/heard-by';
import { readersOf } from './hearers';

const mayHear: Audience['mayHear'] = ({ grants }) => grants.has('chat:take-part');

/** Who has read further is told to their own pages, and to nobody else. */
export const hearersOfReading = hearThemselves('something');

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
