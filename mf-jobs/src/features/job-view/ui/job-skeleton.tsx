import { Box, Skeleton, Stack } from 'shared-ui';
import { PartOnItsWay } from 'shared-ui/page';

export const JobSkeleton = () => (
  <Box role="status" aria-label="The job is being loaded">
    <Skeleton width="min(320px, 60%)" height="24px" mt="1" mb="2" />
    <Skeleton width="120px" mb="8" />
    <Stack gap="4" mt="76px">
      <PartOnItsWay facts={9} />
      <PartOnItsWay facts={8} />
    </Stack>
  </Box>
);
