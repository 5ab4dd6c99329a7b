export const JobsPage = () => import('./features/job-list/jobs.page');
export const OlderJobsPage = () => import('./features/job-list/older-jobs.page');
export const CreateSimpleJobPage = () =>
  import('./features/create-simple-job/create-simple-job.page');
export const JobTilesCard = () => import('./features/job-tiles/job-tiles.card');
