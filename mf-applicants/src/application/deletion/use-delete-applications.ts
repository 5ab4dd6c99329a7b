import type { ApplicationSelection } from 'server/contract/applicants/application';
import { deleteApplications } from 'server/contract/applicants/application.calls';
import { useWrite } from 'shared-auth';
import { refreshApplications } from '../refresh-applications';

/** Deletes in one request, and refreshes what counted these applications once the asker left them. */
export const useDeleteApplications = (onDeleted: () => void) => {
  const { send } = useWrite(deleteApplications);
  return async (selection: ApplicationSelection): Promise<void> => {
    await send({ body: selection });
    onDeleted();
    await refreshApplications();
  };
};
