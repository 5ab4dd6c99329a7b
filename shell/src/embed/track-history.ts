import { NavigationType, type DataRouter } from 'react-router-dom';
import type { WayBack } from '../../sdk/react';

/** Tracks the history entries of an embedded router, which does not use the browser's history. */
export const trackHistory = (router: DataRouter): WayBack => {
  let keys = [router.state.location.key];
  let at = 0;
  router.subscribe(({ historyAction, location: { key } }) => {
    if (historyAction === NavigationType.Pop) at = Math.max(keys.indexOf(key), 0);
    else if (key !== keys[at]) {
      if (historyAction === NavigationType.Push) at += 1;
      keys = [...keys.slice(0, at), key];
    }
  });
  return () => at > 0;
};
