import type { Audience } from '../../platform/realtime/audience';
import { createAffectedUserAudience } from '../../platform/realtime/common-audiences';
import { countReadableChannels } from './count-read-channels';

const mayReceiveChats: Audience['mayReceive'] = ({ grants }) => grants.has('chat:take-part');

export const readingAudience = createAffectedUserAudience('something');

/** Events go to readers of the channels; an event without ids goes to everyone who takes part in chats. */
export const channelAudience: Audience = {
  mayReceive: mayReceiveChats,
  recipients: async (db, { ids }, listeners) => {
    const taking = listeners.filter(mayReceiveChats);
    if (ids.length === 0) return new Map(taking.map(({ userId }) => [userId, 'all']));
    const readers = await countReadableChannels(db, ids, taking);
    return new Map(
      [...readers].map(([userId, channels]) => [
        userId,
        channels === ids.length ? 'all' : 'something',
      ]),
    );
  },
};
