import { useCallback, useEffect, useRef } from 'react';

/** Stable function for event handlers only: during a render it still calls the previous `work`. */
export const useStableCallback = <Given extends unknown[], Answer>(
  work: (...given: Given) => Answer,
): ((...given: Given) => Answer) => {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
};
