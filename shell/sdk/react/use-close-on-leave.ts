import { useEffect, useEffectEvent, useState } from 'react';
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { registerDropCheck } from './unsaved-changes';
import { readOpenDrawer } from './use-panel-in-address';

/**
 * True if a navigation must close the drawer. A replaced query does not, since the page below the drawer
 * causes it; a link to the current address also replaces, but closes the drawer.
 */
const isLeavingPage = (start: Location, next: Location, action: NavigationType): boolean => {
  if (next.key === start.key) return false;
  const drawer = readOpenDrawer(start.search);
  if (drawer !== undefined && next.pathname === start.pathname)
    return readOpenDrawer(next.search) !== drawer;
  return action !== NavigationType.Replace || createPath(next) === createPath(start);
};

/** Closes a drawer when a link in the drawer navigates, also to the page below the drawer. */
export const useCloseOnLeave = (close: () => void): void => {
  const here = useLocation();
  const [start] = useState(here);
  const hasLeft = isLeavingPage(start, here, useNavigationType());
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
  useEffect(
    () =>
      registerDropCheck(({ nextLocation, historyAction }) =>
        isLeavingPage(start, nextLocation, historyAction),
      ),
    [start],
  );
};
