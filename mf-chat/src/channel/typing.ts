/** Milliseconds after which somebody who pauses is not shown as writing any more. */
const shownFor = 6_000;
/** While somebody writes, the others are told again after this time. */
const toldEvery = 3_000;

/**
 * Who else is writing in a channel, and when the others are told that the reader is.
 * @param signal tells the others.
 */
export const createTyping = (signal: () => void) => {
  let writers: readonly number[] = [];
  let toldAt = -Infinity;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();

  const set = (next: readonly number[]): void => {
    writers = next;
    for (const listener of listeners) listener();
  };
  const stopped = (userId: number): void => {
    if (!timers.has(userId)) return;
    clearTimeout(timers.get(userId));
    timers.delete(userId);
    set(writers.filter((one) => one !== userId));
  };

  return {
    current: () => writers,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Somebody else gave a sign. */
    heard: (userId: number): void => {
      const isNew = !timers.has(userId);
      clearTimeout(timers.get(userId));
      timers.set(
        userId,
        setTimeout(() => stopped(userId), shownFor),
      );
      if (isNew) set([...writers, userId]);
    },
    /** Whoever has sent what they wrote is not writing. */
    stopped,
    /** The reader typed something. */
    tell: (): void => {
      if (Date.now() - toldAt < toldEvery) return;
      toldAt = Date.now();
      signal();
    },
    /** What the reader typed is sent: their next letter is told at once. */
    sent: (): void => {
      toldAt = -Infinity;
    },
    /** Nobody looks any more. */
    end: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      writers = [];
    },
  };
};
