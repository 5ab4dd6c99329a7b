import type { RecordKind } from 'server/contract/call';
import { refresh, wereKindsRefreshedSince } from '../data/cache';
import { waitForWrites } from '../http/pending-writes';

const refreshBatchDelay = 30;
const minRefreshInterval = 500;

const pendingKinds = new Map<RecordKind, number>();
const refreshTimes = new Map<RecordKind, number>();

const waitUntilVisible = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'visible') return done();
    document.addEventListener('visibilitychange', () => done(), { once: true });
  });

/**
 * Refetches records of a kind, at most twice a second. Waits for this tab's own writes, which may refetch
 * them anyway.
 */
export const refreshOnChange = (kind: RecordKind): void => {
  const receivedAt = performance.now();
  const isWaiting = pendingKinds.has(kind);
  pendingKinds.set(kind, receivedAt);
  if (isWaiting) return;
  const delay = Math.max(
    refreshBatchDelay,
    (refreshTimes.get(kind) ?? -minRefreshInterval) + minRefreshInterval - receivedAt,
  );
  setTimeout(() => {
    void Promise.all([waitForWrites(), waitUntilVisible()]).then(() => {
      const since = pendingKinds.get(kind) ?? receivedAt;
      pendingKinds.delete(kind);
      refreshTimes.set(kind, performance.now());
      if (!wereKindsRefreshedSince([kind], since)) void refresh(kind);
    });
  }, delay);
};
