import type { Permission } from '../../contract/permission';
import type { Audience } from './audience';

/** Records that who has a permission sees all of, so that they hear of every change. */
export const heardBy = (permission: Permission): Audience => ({
  mayHear: ({ grants }) => grants.has(permission),
  hear: (_db, _change, listeners) =>
    Promise.resolve(
      new Map(
        listeners
          .filter(({ grants }) => grants.has(permission))
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
