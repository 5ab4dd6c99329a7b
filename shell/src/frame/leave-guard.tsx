import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from 'shared-ui';
import { confirmLeave, hasUnsavedChanges, leaveQuestion } from '../../sdk/react';

/** Asks before a page with unsaved input is left, and draws the question wherever it comes from. */
export const LeaveGuard = () => {
  const question = useSyncExternalStore(leaveQuestion.subscribe, leaveQuestion.current);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirmLeave().then((leave) => (leave ? blocker.proceed() : blocker.reset()));
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
