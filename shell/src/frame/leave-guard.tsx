import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from 'shared-ui';
import { confirmLeave, leaveQuestion } from '../../sdk/react';

/** Asks before a page or a drawer with unsaved input is left, and draws the question wherever it comes from. */
export const LeaveGuard = () => {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current);
  const blocker = useBlocker(leaveQuestion.isDueAt);
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
      open={question !== undefined}
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
