import type { Permission } from '../../../contract/permission';
import type { Audience } from './audience';

export const permissionAudience = (...permissions: readonly Permission[]): Audience => ({
  mayReceive: ({ grants }) => permissions.some((permission) => grants.has(permission)),
  recipients: (_db, _change, listeners) =>
    Promise.resolve(
      new Map(
        listeners
          .filter(({ grants }) => permissions.some((permission) => grants.has(permission)))
          .map(({ userId }) => [userId, 'all' as const]),
      ),
    ),
});

export const everyoneAudience: Audience = {
  mayReceive: () => true,
  recipients: (_db, _change, listeners) =>
    Promise.resolve(new Map(listeners.map(({ userId }) => [userId, 'all' as const]))),
};

/** Audience for changes whose ids are user ids: only these users get an event, with or without the ids. */
export const createAffectedUserAudience = (detail: 'all' | 'something'): Audience => ({
  // Recipients of earlier changes are not stored, so a page that connects later must read its data again.
  mayReceive: () => detail === 'something',
  recipients: (_db, { ids }, listeners) =>
    Promise.resolve(
      new Map(
        listeners
          .filter(({ userId }) => ids.includes(userId))
          .map(({ userId }) => [userId, detail]),
      ),
    ),
});

export const changedUserAudience = createAffectedUserAudience('all');
