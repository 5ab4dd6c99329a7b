import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the latest `work`; only for event handlers, since during
 * rendering it still calls the previous `work`.
 */
export const useStableCallback = <Given extends unknown[], Answer>(
  work: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
