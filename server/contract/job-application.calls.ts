import type { One } from './answer';
import { call } from './call';
import type {
  ApplicationsDeleted,
  ApplicationSelection,
  JobApplicationParams,
  JobApplicationQuery,
  JobApplications,
} from './job-application';

export const getJobApplications = call<{
  params: JobApplicationParams;
  query: JobApplicationQuery;
  reply: JobApplications;
}>('GET', '/api/v1/job-application/:jobId');

export const deleteApplications = call<{
  body: ApplicationSelection;
  reply: One<ApplicationsDeleted>;
}>('POST', '/api/v1/multiple-application-delete');
