import { registerApplicants } from './applicants/routes';
import { registerDashboard } from './dashboard/routes';
import { registerDirectory } from './directory/routes';
import type { Domain } from './domain';
import { registerDuplicates } from './duplicates/routes';
import { registerImport } from './intake/import/routes';
import { registerIntake } from './intake/routes';
import { expireJobs } from './jobs/expire-jobs';
import { registerJobs } from './jobs/routes';
import { registerPublishing } from './publishing/routes';

/** Every domain of the console. A new one is its folder and a line here. */
export const domains: readonly Domain[] = [
  { register: registerJobs, dayStart: expireJobs },
  { register: registerPublishing },
  { register: registerApplicants },
  { register: registerIntake },
  { register: registerImport },
  { register: registerDuplicates },
  { register: registerDirectory },
  { register: registerDashboard },
];
