import type { ApplicationSelection } from 'server/contract/applicants/application';
import { deleteApplications } from 'server/contract/applicants/application.calls';
import { useWrite } from 'shared-auth';

/** Deletes in one request. */
export const useDeleteApplications = (onDeleted: () => void) => {
  const { send } = useWrite(deleteApplications);
  return async (selection: ApplicationSelection): Promise<void> => {
    await send({ body: selection });
    onDeleted();
  };
};
