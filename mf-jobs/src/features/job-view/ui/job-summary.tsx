import type { JobRecord } from 'server/contract/jobs/postings/job';
import { closedJob } from 'server/contract/jobs/postings/job-constants';
import { Flex, StatusDot } from 'shared-ui';
import { getStatusTone } from '../../../job/job-status.rule';

export const JobSummary = ({ job }: { job: JobRecord }) => (
  <Flex as="span" gap="3" wrap="wrap" align="center">
    {job.designation ? <span>{job.designation.designation}</span> : null}
    <span>{job.jobCode}</span>
    {job.jobStatusId === closedJob ? <span>Closed</span> : null}
    <StatusDot tone={getStatusTone(job.status)}>{job.status}</StatusDot>
  </Flex>
);
