import { useEffect, useEffectEvent, useState } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Ends a drawer once a link led on: to another page, or to the one below it, which a router takes for a
 * replacement. What a page changes in its own address leaves the drawer open.
 */
export const useCloseOnLeave = (close: () => void): void => {
  const here = useLocation();
  const isReplacement = useNavigationType() === NavigationType.Replace;
  const [start] = useState(here);
  const isSamePage = createPath(here) === createPath(start);
  const hasLeft = here.key !== start.key && (!isReplacement || isSamePage);
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
};
