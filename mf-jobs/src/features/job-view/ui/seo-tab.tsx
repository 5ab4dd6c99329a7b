import type { JobRecord } from 'server/contract/jobs/postings/job';
import { SafeImage, Stack, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { getSeoFacts } from '../facts';

export const SeoTab = ({ job }: { job: JobRecord }) => (
  <Stack gap="4">
    <Part title="Search engines">
      <FactList facts={getSeoFacts(job)} />
    </Part>
    <Part title="Image">
      {job.seoImage ? (
        <SeoImage image={job.seoImage} />
      ) : (
        <Text tone="second">This job has no image for search engines and shared links.</Text>
      )}
    </Part>
  </Stack>
);

const SeoImage = ({ image }: { image: NonNullable<JobRecord['seoImage']> }) => (
  <>
    <SafeImage
      src={image.url}
      alt={image.name}
      maxWidth="full"
      maxHeight="240px"
      borderRadius="md"
      fallback={<Text tone="second">The image could not be shown.</Text>}
    />
    <Text size="sm" tone="third" mt="2" overflowWrap="anywhere">
      {image.name}
    </Text>
  </>
);
