import { useEffect, useEffectEvent, useState } from 'react';
import {
  createPath,
  NavigationType,
  useLocation,
  useNavigationType,
  type Location,
} from 'react-router-dom';
import { droppedAt } from './unsaved-changes';
import { drawerIn } from './use-panel-in-address';

/** Whether a drawer that was opened at `start` does not belong to the entry of `next`. */
const leaves = (start: Location, next: Location, action: NavigationType): boolean => {
  if (next.key === start.key) return false;
  const drawer = drawerIn(start.search);
  if (drawer !== undefined && next.pathname === start.pathname)
    return drawerIn(next.search) !== drawer;
  return action !== NavigationType.Replace || createPath(next) === createPath(start);
};

/**
 * Ends a drawer once a link led on: to another page, or to the one below it, which a router takes for a
 * replacement. What a page changes in its own address leaves the drawer open, and so does every entry
 * that names it. Until then a move that would end it asks first when something is unsaved.
 */
export const useCloseOnLeave = (close: () => void): void => {
  const here = useLocation();
  const [start] = useState(here);
  const hasLeft = leaves(start, here, useNavigationType());
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
  useEffect(
    () =>
      droppedAt(({ nextLocation, historyAction }) => leaves(start, nextLocation, historyAction)),
    [start],
  );
};
