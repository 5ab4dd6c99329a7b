import { siteStore } from '../storage/browser-store';

const leaseDuration = 10_000;
const pollInterval = 50;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Without Web Locks (plain http), a lease in local storage lets only one tab run at a time. */
const runWithLease = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const mine = `${Date.now()}:${Math.random()}`;
  const held = () => {
    const [since] = (siteStore.get(name) ?? '').split(':');
    // A lease from the future is ignored, since the clock must have been set back.
    return Math.abs(Date.now() - Number(since)) < leaseDuration;
  };
  for (;;) {
    while (held()) await wait(pollInterval);
    siteStore.set(name, mine);
    // Without browser storage, tabs cannot be coordinated, so the work runs at once.
    if (!siteStore.isKept()) break;
    await wait(pollInterval);
    if (siteStore.get(name) === mine) break;
  }
  try {
    return await work();
  } finally {
    siteStore.remove(name);
  }
};

export const runInOneTab = async <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  'locks' in navigator ? await navigator.locks.request(name, work) : runWithLease(name, work);
