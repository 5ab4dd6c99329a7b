/** Milliseconds without a signal after which a user no longer counts as typing. */
const typingDisplayTime = 6_000;
/** Milliseconds between two typing signals of this user. */
const signalInterval = 3_000;

export const createTypingSignals = (signal: () => void) => {
  let writers: readonly number[] = [];
  let signalledAt = -Infinity;
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
    receive: (userId: number): void => {
      const isNew = !timers.has(userId);
      clearTimeout(timers.get(userId));
      timers.set(
        userId,
        setTimeout(() => stopped(userId), typingDisplayTime),
      );
      if (isNew) set([...writers, userId]);
    },
    stopped,
    signalTyping: (): void => {
      if (Date.now() - signalledAt < signalInterval) return;
      signalledAt = Date.now();
      signal();
    },
    /**
     * Call after sending a message: resets the throttle, so that the next keystroke sends a typing signal at
     * once.
     */
    sent: (): void => {
      signalledAt = -Infinity;
    },
    end: (): void => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      writers = [];
    },
  };
};
