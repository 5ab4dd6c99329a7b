import type { DuplicatePerson } from 'server/contract/applicants/duplicates/duplicate';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { Box, LinkLook, StatusMark, Text } from 'shared-ui';
import { Link } from 'shell/sdk/react';
import { applicantDetail } from '../../../../contract';
import { useCompanyDays } from '../../../application/use-company-days';

export const PersonApplications = ({ person }: { person: DuplicatePerson }) => {
  const { dayAt } = useCompanyDays();
  if (person.applications.length === 0) return <Text tone="third">None</Text>;
  return (
    <Box as="ul">
      {person.applications.map(({ applicantId, job, status, created_at: appliedAt }) => (
        <Box as="li" key={applicantId} mb="2" minWidth="0">
          <LinkLook>
            <Link to={applicantDetail} params={{ id: applicantId }}>
              {formatJobTitle(job)}
            </Link>
          </LinkLook>
          <Text size="sm" tone="third">
            <span>{`${job.jobCode}, `}</span>
            {dayAt(appliedAt)}
          </Text>
          <StatusMark {...status} />
        </Box>
      ))}
    </Box>
  );
};
