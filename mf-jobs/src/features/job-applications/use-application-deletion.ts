import type { ApplicationSelection } from 'server/contract/applicants/applications/application';
import { deleteApplications } from 'server/contract/applicants/applications/application.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { useDeletion } from 'shell/sdk/record';

export const useApplicationDeletion = () => {
  const { send } = useWrite(deleteApplications);
  return useDeletion<ApplicationSelection>({
    may: usePermission('application:delete'),
    remove: (applications) => send({ body: applications }),
    done: messages.submitted,
  });
};
