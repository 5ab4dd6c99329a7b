import type { Permission } from '../../../contract/permission';
import type { Audience } from './audience';

export const heardBy = (...permissions: readonly Permission[]): Audience => ({
  mayHear: ({ grants }) => permissions.some((permission) => grants.has(permission)),
  hear: (_db, _change, listeners) =>
    Promise.resolve(
      new Map(
        listeners
          .filter(({ grants }) => permissions.some((permission) => grants.has(permission)))
          .map(({ userId }) => [userId, 'all' as const]),
      ),
    ),
});

export const heardByAll: Audience = {
  mayHear: () => true,
  hear: (_db, _change, listeners) =>
    Promise.resolve(new Map(listeners.map(({ userId }) => [userId, 'all' as const]))),
};

/** For changes whose ids are user ids: only these users get an event, with or without the ids. */
export const hearThemselves = (heard: 'all' | 'something'): Audience => ({
  mayHear: () => false,
  hear: (_db, { ids }, listeners) =>
    Promise.resolve(
      new Map(
        listeners.filter(({ userId }) => ids.includes(userId)).map(({ userId }) => [userId, heard]),
      ),
    ),
});

export const heardByThemselves = hearThemselves('all');
