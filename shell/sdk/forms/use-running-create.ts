import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Waits for a create request that is still running, since saving the form before its response would create a
 * second record.
 */
export const useRunningCreate = <Result>(
  running: Promise<Result> | undefined,
  goOn: ((result: Result) => void) | undefined,
): boolean => {
  const [begun] = useState(running);
  const [isRunning, setRunning] = useState(begun !== undefined);
  const handleResult = useEffectEvent((result: Result) => goOn?.(result));
  useEffect(() => {
    let isGone = false;
    begun?.then(
      (result) => !isGone && handleResult(result),
      () => !isGone && setRunning(false),
    );
    return () => {
      isGone = true;
    };
  }, [begun]);
  return isRunning;
};
