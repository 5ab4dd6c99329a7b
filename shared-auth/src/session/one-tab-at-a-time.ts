const lease = 10_000;
const pause = 50;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Where browsers give no locks (plain http), a lease in local storage keeps tabs apart. */
const withLease = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const mine = `${Date.now()}:${Math.random()}`;
  const held = () => {
    const [since] = (localStorage.getItem(name) ?? '').split(':');
    // Or in the future: then the clock was set back, and nobody holds it.
    return Math.abs(Date.now() - Number(since)) < lease;
  };
  for (;;) {
    while (held()) await wait(pause);
    localStorage.setItem(name, mine);
    await wait(pause);
    if (localStorage.getItem(name) === mine) break;
  }
  try {
    return await work();
  } finally {
    localStorage.removeItem(name);
  }
};

/** Runs `work` in one tab of this browser at a time. */
export const oneTabAtATime = async <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> =>
  'locks' in navigator ? await navigator.locks.request(name, work) : withLease(name, work);
