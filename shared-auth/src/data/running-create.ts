import { useEffect, useEffectEvent, useState } from 'react';

/** Creates that are on their way, by the draft that they were sent from; they outlive their form. */
const running = new Map<string, Promise<unknown>>();

/** As a page does that is loaded again, for tests. */
export const forgetRunningCreates = (): void => running.clear();

/** Notes that what a draft holds is being created, until that is answered. */
export const whileCreating = <Reply>(draft: string, create: Promise<Reply>): Promise<Reply> => {
  running.set(draft, create);
  const end = () => {
    if (running.get(draft) === create) running.delete(draft);
  };
  create.then(end, end);
  return create;
};

/**
 * Whether what a draft holds was being created when its form was opened again. Until that is known the
 * form must not be shown, for saving it would create a second one; then `onCreated` is told what came
 * of it, or the form is shown with its draft.
 */
export const useRunningCreate = <Reply>(
  draft: string,
  onCreated: (created: Reply) => void,
): boolean => {
  const [begun] = useState(() => running.get(draft) as Promise<Reply> | undefined);
  const [isRunning, setRunning] = useState(begun !== undefined);
  const tell = useEffectEvent(onCreated);
  useEffect(() => {
    let isGone = false;
    begun?.then(
      (created) => !isGone && tell(created),
      () => !isGone && setRunning(false),
    );
    return () => {
      isGone = true;
    };
  }, [begun]);
  return isRunning;
};
