import { Skeleton, Stack } from 'shared-ui';

export const JobSkeleton = () => (
  <Stack gap="5" maxWidth="880px" role="status" aria-label="The job is being loaded">
    <Skeleton width="180px" height="24px" />
    <Skeleton height="260px" />
    <Skeleton height="220px" />
  </Stack>
);
