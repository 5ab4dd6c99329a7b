import type { RecordKind } from 'server/contract/call';
import { refresh, refreshedSince } from '../data/cache';
import { writesAnswered } from '../http/writes-under-way';

const gathering = 30;
const atMostEvery = 500;

const waiting = new Map<RecordKind, number>();
const lastAt = new Map<RecordKind, number>();

const visible = (): Promise<void> =>
  new Promise((done) => {
    if (document.visibilityState === 'visible') return done();
    document.addEventListener('visibilitychange', () => done(), { once: true });
  });

/** Refetches at most twice a second. Waits for this tab's writes, which may have refetched already. */
export const refreshOnChange = (kind: RecordKind): void => {
  const receivedAt = performance.now();
  const isWaiting = waiting.has(kind);
  waiting.set(kind, receivedAt);
  if (isWaiting) return;
  const delay = Math.max(gathering, (lastAt.get(kind) ?? -atMostEvery) + atMostEvery - receivedAt);
  setTimeout(() => {
    void Promise.all([writesAnswered(), visible()]).then(() => {
      const since = waiting.get(kind) ?? receivedAt;
      waiting.delete(kind);
      lastAt.set(kind, performance.now());
      if (!refreshedSince([kind], since)) void refresh(kind);
    });
  }, delay);
};
