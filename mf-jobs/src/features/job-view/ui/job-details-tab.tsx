import type { JobRecord } from 'server/contract/jobs/postings/job';
import { Box, Stack, Text } from 'shared-ui';
import { FactList, Part, plainText } from 'shared-ui/page';
import { MailAddressPart } from './mail-address-part';
import { getDepartmentFacts, getOpeningFacts, getSlabFacts } from '../facts';

export const JobDetailsTab = ({ job }: { job: JobRecord }) => {
  const description = plainText(job.jobDescription);
  return (
    <Stack gap="4">
      <Part title="Opening information">
        <FactList facts={getOpeningFacts(job)} />
      </Part>
      <Part title="Department information">
        <FactList facts={getDepartmentFacts(job)} />
      </Part>
      <Part title="Description">
        {description ? (
          <Box whiteSpace="pre-line" maxWidth="80ch" overflowWrap="anywhere">
            {description}
          </Box>
        ) : (
          <Text tone="second">This job has no description.</Text>
        )}
      </Part>
      <MailAddressPart job={job} />
      <Part title="Referral slab">
        {job.referralAmount.length === 0 ? (
          <Text tone="second">No referral amount is chosen for this job.</Text>
        ) : (
          job.referralAmount.map((slab) => <FactList key={slab.id} facts={getSlabFacts(slab)} />)
        )}
      </Part>
    </Stack>
  );
};
