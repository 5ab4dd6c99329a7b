import { useState } from 'react';

const getErrorMessage = (reason: unknown) =>
  reason instanceof Error && reason.message ? reason.message : 'It did not work. Try again.';

export const useAsyncAction = (action: () => Promise<unknown> | void, onDone: () => void) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await action();
      onDone();
    } catch (reason) {
      setFailure(getErrorMessage(reason));
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
};
