import { siteStore } from '../storage/browser-store';

const lease = 10_000;
const pause = 50;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Where browsers give no locks (plain http), a lease in local storage keeps tabs apart. */
const withLease = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const mine = `${Date.now()}:${Math.random()}`;
  const held = () => {
    const [since] = (siteStore.get(name) ?? '').split(':');
    // Or in the future: then the clock was set back, and nobody holds it.
    return Math.abs(Date.now() - Number(since)) < lease;
  };
  for (;;) {
    while (held()) await wait(pause);
    siteStore.set(name, mine);
    // Nor does it keep them apart where it is closed.
    if (!siteStore.isKept()) break;
    await wait(pause);
    if (siteStore.get(name) === mine) break;
  }
  try {
    return await work();
  } finally {
    siteStore.remove(name);
  }
};

/** Runs `work` in one tab of this browser at a time. */
export const oneTabAtATime = async <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  'locks' in navigator ? await navigator.locks.request(name, work) : withLease(name, work);
