import { updateApplication } from 'server/contract/applicants/applications/application.calls';
import { messages } from 'server/contract/messages';
import { send } from 'shared-auth';
import { notify } from 'shell/sdk/react';

interface JoiningDate {
  joiningDate: string;
  /** Reason of the changed joining date; stored in the applicant's history. */
  comment?: string;
  version?: number;
}

/** @throws ApiError with status 409 for a stale version */
export const setJoiningDate = async (id: number, body: JoiningDate): Promise<void> => {
  await send(updateApplication, { params: { id }, body });
  notify.success(messages.submitted);
};
