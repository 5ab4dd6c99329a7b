import { deleteApplications } from 'server/contract/applicants/application.calls';
import { refresh, useWrite } from 'shared-auth';

/** Deletes one application, then refreshes every list and figure that counted it. */
export const useDeleteApplication = () => {
  const { send } = useWrite(deleteApplications);
  return async (id: number): Promise<void> => {
    await send({ body: { applicantId: [id] } });
    await refresh('job-application', 'application', 'job', 'jobs', 'dashboard');
  };
};
