import type { One } from '../../answer';
import { call } from '../../call';
import type { ApplicationSent, JobParams, JobQuestions } from './applying';

/** Open to everybody, without a session. */
export const getJobQuestions = call<{ params: JobParams; reply: One<JobQuestions> }>(
  'GET',
  '/api/public/v1/jobs/:slug/questions',
);

export const sendApplication = call<{
  params: JobParams;
  body: object;
  reply: One<ApplicationSent>;
}>('POST', '/api/public/v1/jobs/:slug/applications', { changes: [] });
