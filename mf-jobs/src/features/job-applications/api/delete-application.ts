import { deleteApplications } from 'server/contract/applicants/application.calls';
import { useWrite } from 'shared-auth';

/** Deletes one application. */
export const useDeleteApplication = () => {
  const { send } = useWrite(deleteApplications);
  return async (id: number): Promise<void> => {
    await send({ body: { applicantId: [id] } });
  };
};
