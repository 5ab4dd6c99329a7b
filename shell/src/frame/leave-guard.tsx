import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from 'shared-ui';
import { confirmLeave, leaveQuestion, PlaceContext } from '../../sdk/react';

export const LeaveGuard = () => {
  const place = use(PlaceContext);
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current);
  const isDue = useCallback<BlockerFunction>((move) => leaveQuestion.isDueAt(move, place), [place]);
  const blocker = useBlocker(isDue);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isOver = false;
    void confirmLeave().then((leave) => {
      if (isOver) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isOver = true;
    };
  }, [blocker]);
  return (
    <ConfirmDialog
      open={question?.place === place}
      title="Leave without saving?"
      words="What you typed on this page is not saved yet."
      confirmLabel="Leave"
      cancelLabel="Stay"
      danger
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
};
