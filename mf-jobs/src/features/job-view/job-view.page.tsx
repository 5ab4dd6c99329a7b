import { RecordPage } from 'shell/sdk/record';
import { jobNoun } from '../../job/job-noun';
import { useJob } from '../../job/use-job';
import { JobSkeleton } from './ui/job-skeleton';
import { ShownJob } from './ui/shown-job';

export const JobViewPage = () => (
  <RecordPage title="View Job" noun={jobNoun} useRecord={useJob} onItsWay={<JobSkeleton />}>
    {(job) => <ShownJob job={job} />}
  </RecordPage>
);

JobViewPage.beginReading = useJob.begin;
