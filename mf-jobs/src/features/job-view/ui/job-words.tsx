import type { JobRecord } from 'server/contract/jobs/job';
import { Flex, StatusDot } from 'shared-ui';
import { statusTone } from '../../../job/job-status.rule';

/** Second line of a job's head: designation, code, and whether it is published. */
export const JobWords = ({ job }: { job: JobRecord }) => (
  <Flex as="span" gap="3" wrap="wrap" align="center">
    {job.designation ? <span>{job.designation.designation}</span> : null}
    <span>{job.jobCode}</span>
    <StatusDot tone={statusTone(job.status)}>{job.status}</StatusDot>
  </Flex>
);
