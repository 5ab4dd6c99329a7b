import type { JobRecord } from 'server/contract/jobs/postings/job';
import { closedJobStatusId } from 'server/contract/jobs/postings/job-constants';
import { Flex, StatusDot } from 'shared-ui';
import { getJobStatusTone } from '../../../job/job-status.rule';

export const JobSummary = ({ job }: { job: JobRecord }) => (
  <Flex as="span" gap="3" wrap="wrap" align="center">
    {job.designation ? <span>{job.designation.designation}</span> : null}
    <span>{job.jobCode}</span>
    {job.jobStatusId === closedJobStatusId ? <span>Closed</span> : null}
    <StatusDot tone={getJobStatusTone(job.status)}>{job.status}</StatusDot>
  </Flex>
);
