/* Dashboard cards share one chunk, since a chunk for each would cost one more request. */
export const JobsPage = () => import('./features/job-list/jobs.page');
export const OlderJobsPage = () => import('./features/job-list/older-jobs.page');
export const CreateJobPage = () => import('./features/job-form/create-job.page');
export const EditJobPage = () => import('./features/job-form/edit-job.page');
export const CreateSimpleJobPage = () =>
  import('./features/create-simple-job/create-simple-job.page');
export const JobTilesCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/job-tiles/job-tiles.card');
export const TrendingJobsCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/trending-jobs/trending-jobs.card');
export const JobViewPage = () => import('./features/job-view/job-view.page');
export const JobApplicationsPage = () =>
  import('./features/job-applications/job-applications.page');
export const PublishJobPanel = () => import('./features/publish-job/publish-job.panel');
export const JobStatusPanel = () => import('./features/job-status/job-status.panel');
export const OlderTilesCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/older-tiles/older-tiles.card');
export const StageTimesCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/stage-times/stage-times.card');
export const HireTimesCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/hire-times/hire-times.card');
export const OpeningAgesCard = () =>
  import(/* webpackChunkName: 'cards' */ './features/opening-ages/opening-ages.card');
