import type { ChangeOwner } from 'server/contract/realtime/realtime-constants';
import { refresh, refreshedSince } from '../data/cache';
import { writesAnswered } from '../http/writes-under-way';
import { ownersShowing } from './concerns';

const gathering = 30;
const atMostEvery = 500;

const waiting = new Map<ChangeOwner, number>();
const lastAt = new Map<ChangeOwner, number>();

const visible = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'visible') return done();
    document.addEventListener('visibilitychange', () => done(), { once: true });
  });

/**
 * Fetches again, in place, what shows an owner's records: soon after the first event, then twice a
 * second at most. It waits for writes of one's own, and is left out when one of them refreshed since.
 */
export const refreshOnChange = (owner: ChangeOwner): void => {
  const heardAt = performance.now();
  const isWaiting = waiting.has(owner);
  waiting.set(owner, heardAt);
  if (isWaiting) return;
  const delay = Math.max(gathering, (lastAt.get(owner) ?? -atMostEvery) + atMostEvery - heardAt);
  setTimeout(() => {
    void Promise.all([writesAnswered(), visible()]).then(() => {
      const since = waiting.get(owner) ?? heardAt;
      waiting.delete(owner);
      lastAt.set(owner, performance.now());
      const stale = ownersShowing(owner).filter((name) => !refreshedSince(name, since));
      if (stale.length > 0) void refresh(...stale);
    });
  }, delay);
};
