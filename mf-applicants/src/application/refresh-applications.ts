import { refresh } from 'shared-auth';

/** Refreshes in place every list and figure that shows or counts applications. */
export const refreshApplications = (): Promise<void> =>
  refresh(
    'application',
    'candidate-history',
    'job-application',
    'acquisitions',
    'job',
    'jobs',
    'dashboard',
  );
