import { undoSeconds } from 'server/contract/applicants/applications/application-constants';
import { cancelInterview } from 'server/contract/interviews/scheduling/interview.calls';
import { send } from 'shared-auth';
import { notify, notifyFailure } from 'shell/sdk/react';

const formatCount = (count: number, total = count): string => {
  if (count < total) return `${count} of ${total} interviews are`;
  return count === 1 ? 'The interview is' : `${count} interviews are`;
};

const cancelAll = async (ids: readonly number[]): Promise<void> => {
  try {
    for (const id of ids)
      await send(cancelInterview, { params: { id }, body: { reason: 'Scheduled by mistake' } });
    notify.success(`${formatCount(ids.length)} cancelled, and everybody is told`);
  } catch (error) {
    notifyFailure('Not every interview was cancelled.')(error);
  }
};

/** Undo cancels the interviews, since their invitations have already been sent. */
export const notifyScheduled = (ids: readonly number[], total: number): void => {
  if (ids.length === 0) return;
  notify.success(`${formatCount(ids.length, total)} scheduled, and everybody is invited`, {
    action: { label: 'Undo', onSelect: () => void cancelAll(ids) },
    seconds: undoSeconds,
  });
};

export const notifyTimesOffered = (count: number, total: number): void => {
  if (count === 0) return;
  const whom =
    total === 1
      ? 'The applicant is'
      : `${count < total ? `${count} of ${total}` : count} applicants are`;
  notify.success(`${whom} asked by mail to choose a time`);
};
