import type { Many, One } from '../../answer';
import { call } from '../../call';
import type { PublicJob, PublicJobEntry, PublicJobParams, PublicJobQuery } from './public-job';

export const getPublicJobs = call<{ query: PublicJobQuery; reply: Many<PublicJobEntry> }>(
  'GET',
  '/api/public/v1/jobs',
  { shows: ['job'] },
);

export const getPublicJob = call<{ params: PublicJobParams; reply: One<PublicJob> }>(
  'GET',
  '/api/public/v1/jobs/:slug',
  { shows: ['job'] },
);
