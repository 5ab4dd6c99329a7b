import { defineRemote } from 'shell/sdk/define';
import { createSimpleJobFeature } from './src/features/create-simple-job/create-simple-job.feature';
import { hireTimesFeature } from './src/features/hire-times/hire-times.feature';
import { jobApplicationsFeature } from './src/features/job-applications/job-applications.feature';
import { jobFormFeature } from './src/features/job-form/job-form.feature';
import { jobListFeature } from './src/features/job-list/job-list.feature';
import { jobStatusFeature } from './src/features/job-status/job-status.feature';
import { jobTilesFeature } from './src/features/job-tiles/job-tiles.feature';
import { jobViewFeature } from './src/features/job-view/job-view.feature';
import { olderTilesFeature } from './src/features/older-tiles/older-tiles.feature';
import { openingAgesFeature } from './src/features/opening-ages/opening-ages.feature';
import { publishJobFeature } from './src/features/publish-job/publish-job.feature';
import { stageTimesFeature } from './src/features/stage-times/stage-times.feature';
import { trendingJobsFeature } from './src/features/trending-jobs/trending-jobs.feature';

export default defineRemote({
  id: 'jobs',
  needs: '^1.0.0',
  owner: 'Team Jobs',
  features: [
    jobListFeature,
    jobFormFeature,
    createSimpleJobFeature,
    jobViewFeature,
    jobApplicationsFeature,
    jobTilesFeature,
    trendingJobsFeature,
    hireTimesFeature,
    stageTimesFeature,
    openingAgesFeature,
    olderTilesFeature,
    publishJobFeature,
    jobStatusFeature,
  ],
});
