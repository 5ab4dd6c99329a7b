import type { One } from '../../answer';
import { call } from '../../call';
import type { JobParams } from '../../jobs/postings/job';
import type { JobMailAddress, JobMailAddressChange } from './job-mail-address';

const path = '/api/v1/job/:id/mail-address';

export const getJobMailAddress = call<{ params: JobParams; reply: One<JobMailAddress> }>(
  'GET',
  path,
  { shows: ['job'] },
);

export const setJobMailAddress = call<{
  params: JobParams;
  body: JobMailAddressChange;
  reply: One<JobMailAddress>;
}>('PUT', path, { changes: ['job'] });
