import { use, useDeferredValue, useState } from 'react';
import { jobPosting, jobPostingText } from 'server/contract/jobs/postings/job-posting';
import { useCompany } from 'shared-auth';
import { Box, Card, Heading, Text } from 'shared-ui';
import { useFormikContext } from 'shared-ui/forms';
import { useLocations } from '../../../job/job-lookups';
import type { JobValues } from '../job-values';
import { toJobFacts } from '../posting-facts';
import { JobFormVariantContext } from './job-form-shape';

export const PostingPreview = () => {
  const values = useDeferredValue(useFormikContext<JobValues>().values);
  const { job } = use(JobFormVariantContext);
  const company = useCompany();
  const [now] = useState(() => new Date().toISOString());
  const places = useLocations(values.locationId.map(({ id }) => Number(id)));
  const facts = toJobFacts(values, {
    company,
    places: places.map(({ address, city, region, pincode, countryCode }) => ({
      street: address,
      city,
      region,
      postalCode: pincode,
      country: countryCode,
    })),
    openedAt: job?.created_at ?? now,
    jobCode: job?.jobCode ?? '',
  });
  return (
    <Card p={{ base: '4', md: '5' }} mb="4" aria-label="Published schema">
      <Heading level={2} mb="1">
        Published schema
      </Heading>
      <Text tone="second" mb="3">
        {`What search engines read of this job, with your custom schema in it.${job ? '' : ' Its code is added when it is saved.'}`}
      </Text>
      <Box
        as="pre"
        tabIndex={0}
        role="region"
        aria-label="Published schema as JSON"
        p="3"
        bg="hover"
        borderRadius="md"
        overflow="auto"
        maxHeight="320px"
        fontFamily="ui-monospace, monospace"
        textStyle="small"
      >
        {jobPostingText(jobPosting(facts), 2)}
      </Box>
    </Card>
  );
};
