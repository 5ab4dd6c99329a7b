import type { Many, One } from '../../answer';
import { call } from '../../call';
import type { LookupQuery } from '../../company/directory/directory';
import type { JobParams } from '../postings/job';
import type { JobOption, JobPublications, PublishPlatforms } from './publishing';

interface PublishCall {
  params: JobParams;
  body: PublishPlatforms;
  reply: One<JobPublications>;
}

export const publishJob = call<PublishCall>('POST', '/api/v1/publishjob-to-platforms/:id', {
  changes: ['job'],
});

export const publishJobByPut = call<PublishCall>('PUT', '/api/v1/publish/:id', {
  changes: ['job'],
});

export const getPublications = call<{ params: JobParams; reply: One<JobPublications> }>(
  'GET',
  '/api/v1/publishjob-to-platforms/:id',
  { shows: ['job'] },
);

export const getJobOptions = call<{ query: LookupQuery; reply: Many<JobOption> }>(
  'GET',
  '/api/v1/jobs/filter',
  { shows: ['job'] },
);

export const getExpiredJobOptions = call<{ query: LookupQuery; reply: Many<JobOption> }>(
  'GET',
  '/api/v1/expired-jobs/filter',
  { shows: ['job'] },
);
