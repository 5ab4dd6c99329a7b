import { Box, Skeleton, Stack } from 'shared-ui';
import { PartOnItsWay } from 'shared-ui/page';

export const ApplicationSkeleton = () => (
  <Box role="status" aria-label="The applicant is being loaded">
    <Skeleton width="min(320px, 60%)" height="24px" mt="1" mb="2" />
    <Skeleton width="120px" mb="5" />
    <Skeleton height="48px" mb="4" />
    <Stack gap="4">
      <PartOnItsWay facts={7} />
      <PartOnItsWay facts={6} />
      <PartOnItsWay facts={4} />
    </Stack>
  </Box>
);
