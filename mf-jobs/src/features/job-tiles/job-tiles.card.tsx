import { applications } from 'mf-applicants/contract';
import { getDashboardSummary } from 'server/contract/console/dashboard/dashboard.calls';
import { beginRead, useRead } from 'shared-auth';
import { Card, ErrorState, Grid } from 'shared-ui';
import { jobs } from '../../../contract';
import { JobTile } from './job-tile';

export const JobTilesCard = () => {
  const { data, error, reload } = useRead(getDashboardSummary, {});
  const figures = data?.data;
  if (error && !figures) {
    return (
      <Card>
        <ErrorState
          title="The figures could not be loaded"
          words={error.message}
          reference={error.requestId}
          onRetry={reload}
        />
      </Card>
    );
  }
  return (
    <Grid as="ul" gap="4" templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }}>
      <JobTile title="Total Applicants" figure={figures?.totalApplicants} to={applications} />
      <JobTile
        title="Published Jobs"
        figure={figures?.publishedJobs}
        to={jobs}
        search={{ job: 'all', status: 'published' }}
      />
      <JobTile
        title="Unpublished Jobs"
        figure={figures?.unpublishedJobs}
        to={jobs}
        search={{ job: 'all', status: 'saved' }}
      />
      <JobTile
        title="Total Openings"
        counts="positions of jobs that have not expired"
        figure={figures?.totalOpenings}
        atLeastTwoDigits
        to={jobs}
      />
    </Grid>
  );
};

JobTilesCard.beginReading = () => beginRead(getDashboardSummary, {});
