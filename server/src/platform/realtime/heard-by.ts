import type { Permission } from '../../../contract/permission';
import type { Audience } from './audience';

/** Records that who has one of these permissions sees all of, so that they hear of every change. */
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

/** Records that everybody sees. */
export const heardByAll: Audience = {
  mayHear: () => true,
  hear: (_db, _change, listeners) =>
    Promise.resolve(new Map(listeners.map(({ userId }) => [userId, 'all' as const]))),
};

/** For changes that concern the people whose ids they carry, and nobody else; with or without the ids. */
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
