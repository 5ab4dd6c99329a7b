import { useEffect, useEffectEvent } from 'react';
import type { Changed, ChangeOwner } from 'server/contract/realtime/realtime-constants';
import { isOverHttp } from '../http/send';
import { isLive } from './concerns';
import { listenTo, startLive } from './live';

const start = (): void => {
  // Tests answer calls themselves; there is no server to listen to.
  if (isOverHttp()) void startLive();
};

/** Keeps what a call of this owner shows up to date while it is on screen. */
export const useLiveRead = (owner: string, isShown: boolean): void => {
  const live = isShown && isLive(owner);
  useEffect(() => {
    if (live) start();
  }, [live]);
};

/**
 * Calls `listener` when something of an owner has changed; lists on screen are fetched again without
 * it. An event without ids says that anything may have changed.
 */
export const useChanges = (owner: ChangeOwner, listener: (change: Changed) => void): void => {
  const heard = useEffectEvent(listener);
  useEffect(() => {
    start();
    return listenTo(owner, (change) => heard(change));
  }, [owner]);
};
