import { call } from '../../call';
import type { JobApplicationParams, JobApplicationQuery, JobApplications } from './job-application';

export const getJobApplications = call<{
  params: JobApplicationParams;
  query: JobApplicationQuery;
  reply: JobApplications;
}>('GET', '/api/v1/job-application/:jobId', { shows: ['application'] });
