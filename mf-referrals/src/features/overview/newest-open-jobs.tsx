import { getOpenJobs } from 'server/contract/referrals/referring/referring.calls';
import { useRead } from 'shared-auth';
import { Box, Flex, Text } from 'shared-ui';
import { Link } from 'shell/sdk/react';
import { referSomeone } from '../../../contract';
import { formatJobBonus, formatJobDetails } from '../../own/open-job-texts';
import { NewestRecords } from './newest-records';

export const NewestOpenJobs = () => (
  <NewestRecords
    title="Open jobs"
    read={useRead(getOpenJobs, { query: { limit: 5 } })}
    nothing="No job is open now. Jobs appear here as soon as they are published."
    line={(job) => (
      <Box as="li" key={job.jobId} minWidth="0">
        <Flex justify="space-between" gap="3" wrap="wrap">
          <Link to={referSomeone} params={{ id: job.jobId }}>
            {job.jobTitle}
          </Link>
          <Text>{formatJobBonus(job)}</Text>
        </Flex>
        <Text size="sm" tone="second" overflowWrap="anywhere">
          {formatJobDetails(job)}
        </Text>
      </Box>
    )}
  />
);
