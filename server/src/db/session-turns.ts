/** What a connection wants done in one go. */
interface Turn<Owner> {
  owner: Owner;
  work: () => Promise<void>;
}

/**
 * One session serves many connections: turns run one after the other, and while a connection has a
 * transaction open, only its own.
 */
export const createTurns = <Owner>(isInTransaction: () => boolean) => {
  const waiting: Turn<Owner>[] = [];
  let holder: Owner | undefined;
  let isRunning = false;

  const takeNext = (): Turn<Owner> | undefined => {
    const place = holder === undefined ? 0 : waiting.findIndex(({ owner }) => owner === holder);
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    for (let turn = takeNext(); turn; turn = takeNext()) {
      await turn.work();
      holder = isInTransaction() ? turn.owner : undefined;
    }
    isRunning = false;
  };

  return {
    add: (owner: Owner, work: () => Promise<void>): void => {
      waiting.push({ owner, work });
      void run();
    },
    /** Drops what an owner still waits for; `last` then runs as its final turn. */
    leave: (owner: Owner, last: (held: boolean) => Promise<void>): void => {
      for (let place = waiting.length - 1; place >= 0; place -= 1)
        if (waiting[place]?.owner === owner) waiting.splice(place, 1);
      waiting.push({ owner, work: () => last(holder === owner) });
      void run();
    },
  };
};
