export const JobsPage = () => import('./features/job-list/jobs.page');
export const OlderJobsPage = () => import('./features/job-list/older-jobs.page');
export const CreateJobPage = () => import('./features/job-form/create-job.page');
export const EditJobPage = () => import('./features/job-form/edit-job.page');
export const CreateSimpleJobPage = () =>
  import('./features/create-simple-job/create-simple-job.page');
export const JobTilesCard = () => import('./features/job-tiles/job-tiles.card');
export const TrendingJobsCard = () => import('./features/trending-jobs/trending-jobs.card');
export const JobViewPage = () => import('./features/job-view/job-view.page');
export const JobApplicationsPage = () =>
  import('./features/job-applications/job-applications.page');
export const PublishJobPanel = () => import('./features/publish-job/publish-job.panel');
export const JobStatusPanel = () => import('./features/job-status/job-status.panel');
export const OlderTilesCard = () => import('./features/older-tiles/older-tiles.card');
export const StageTimesCard = () => import('./features/stage-times/stage-times.card');
export const HireTimesCard = () => import('./features/hire-times/hire-times.card');
export const OpeningAgesCard = () => import('./features/opening-ages/opening-ages.card');
