import { PageHead } from 'shared-ui';
import { useIdParam } from 'shell/sdk/react';
import { RecordFailure } from 'shell/sdk/record';
import { jobNoun } from '../../job/job-noun';
import { useJob } from '../../job/use-job';
import { JobOnItsWay } from './ui/job-on-its-way';
import { ShownJob } from './ui/shown-job';

/** One job, to be read. */
export const JobViewPage = () => {
  const id = useIdParam('id');
  // Another job starts anew, so that nothing of the one before is shown under its address.
  return <Job key={id} id={id} />;
};

const Job = ({ id }: { id: number | undefined }) => {
  const { job, error, reload } = useJob(id);
  const isGone = id === undefined || error?.status === 404;
  if (job && !isGone) return <ShownJob job={job} />;
  if (isGone || error) {
    return (
      <>
        <PageHead title="View Job" />
        <RecordFailure noun={jobNoun} error={error} onRetry={reload} />
      </>
    );
  }
  return <JobOnItsWay />;
};
