import type { One } from '../../answer';
import { call } from '../../call';
import type {
  JobCreate,
  JobPage,
  JobParams,
  JobQuery,
  JobRecord,
  JobsDeleted,
  JobSelection,
  JobsImpact,
  JobUpdate,
} from './job';

export const getJobs = call<{ query: JobQuery; reply: JobPage }>('GET', '/api/v1/job', {
  shows: ['job', 'application'],
});

export const getJob = call<{ params: JobParams; reply: One<JobRecord> }>('GET', '/api/v1/job/:id', {
  shows: ['job', 'application'],
});

export const createJob = call<{ body: JobCreate; reply: One<JobRecord> }>('POST', '/api/v1/job', {
  changes: ['job'],
});

export const updateJob = call<{ params: JobParams; body: JobUpdate; reply: One<JobRecord> }>(
  'PUT',
  '/api/v1/job/:id',
  { changes: ['job'] },
);

export const deleteJobs = call<{ body: JobSelection; reply: One<JobsDeleted> }>(
  'POST',
  '/api/v1/multiple-job-delete',
  { changes: ['job', 'application', 'duplicate'] },
);

/** Same as `deleteJobs`, but by HTTP DELETE. */
export const deleteJobsByDelete = call<{ body: JobSelection; reply: One<JobsDeleted> }>(
  'DELETE',
  '/api/v1/jobs',
  { changes: ['job', 'application', 'duplicate'] },
);

/**
 * Counts open applications before jobs are deleted or expired. A POST, since a selection can be too long for
 * a URL.
 */
export const getJobsImpact = call<{ body: JobSelection; reply: One<JobsImpact> }>(
  'POST',
  '/api/v1/jobs/impact',
  { shows: ['job', 'application'], changes: [] },
);
