import type { Change } from './changes';

/** Changes made on any server, after which each server must read cached data again. */
export interface ChangeFeed {
  /** Adds a listener that runs for each change, before its event is sent to clients. */
  listen(listener: (change: Change) => void): void;
  /** False while changes of other servers may be missed; all cached data then counts as changed. */
  isComplete(): boolean;
}

export interface ChangeFeedSource extends ChangeFeed {
  publish(change: Change): void;
  setComplete(isComplete: boolean): void;
}

export const createChangeFeed = (): ChangeFeedSource => {
  const listeners = new Set<(change: Change) => void>();
  let complete = false;
  return {
    listen: (listener) => void listeners.add(listener),
    isComplete: () => complete,
    publish: (change) => {
      for (const listener of listeners) listener(change);
    },
    setComplete: (isComplete) => {
      complete = isComplete;
    },
  };
};
