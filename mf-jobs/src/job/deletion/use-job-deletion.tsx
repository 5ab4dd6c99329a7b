import type { JobSelection } from 'server/contract/jobs/postings/job';
import { deleteJobs } from 'server/contract/jobs/postings/job.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { useDeletion } from 'shell/sdk/record';
import { JobDeletionImpactText } from './job-deletion-impact-text';

export const useJobDeletion = (onDeleted?: () => void) => {
  const { send } = useWrite(deleteJobs);
  return useDeletion<JobSelection>({
    may: usePermission('job:delete'),
    remove: (jobs) => send({ body: jobs }),
    done: messages.submitted,
    onDeleted,
    usage: (jobs) => <JobDeletionImpactText jobs={jobs} />,
  });
};
