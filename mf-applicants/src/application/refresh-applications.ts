import { refresh } from 'shared-auth';
import { forgetVersions } from './seen-versions';

/** Refreshes in place every list and figure that shows or counts applications, after a change of one's own. */
export const refreshApplications = (): Promise<void> => {
  forgetVersions();
  return refresh(
    'application',
    'candidate-history',
    'job-application',
    'acquisitions',
    'job',
    'jobs',
    'dashboard',
  );
};
