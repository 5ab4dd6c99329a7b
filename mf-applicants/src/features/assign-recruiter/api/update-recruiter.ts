import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import { updateApplication } from 'server/contract/applicants/applications/application.calls';
import { useWrite } from 'shared-auth';

interface Assignment {
  recruitingManagerId: number | null;
  version: number;
}

/** @throws ApiError with status 409 for a stale version */
export const useUpdateRecruiter = (id: number) => {
  const { send } = useWrite(updateApplication);
  return async (body: Assignment): Promise<ApplicationRecord> => {
    const { data } = await send({ params: { id }, body });
    return data;
  };
};
