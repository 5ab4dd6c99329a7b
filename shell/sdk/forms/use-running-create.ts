import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether what a draft holds was being created when its form was opened. Until that is known the form
 * must not be shown, for saving it would create a second one; then one goes on with what was created,
 * or the form is shown with its draft.
 */
export const useRunningCreate = <Result>(
  running: Promise<Result> | undefined,
  goOn: ((result: Result) => void) | undefined,
): boolean => {
  const [begun] = useState(running);
  const [isRunning, setRunning] = useState(begun !== undefined);
  const tell = useEffectEvent((result: Result) => goOn?.(result));
  useEffect(() => {
    let isGone = false;
    begun?.then(
      (result) => !isGone && tell(result),
      () => !isGone && setRunning(false),
    );
    return () => {
      isGone = true;
    };
  }, [begun]);
  return isRunning;
};
