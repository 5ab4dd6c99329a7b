import { useCallback, useEffect, useRef } from 'react';

/**
 * Always the same function, so that who is handed it is not drawn again; it does what the newest one
 * does. For presses only: while a component is drawn it still does what the one before did.
 */
export const useSteady = <Given extends unknown[], Answer>(
  work: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
