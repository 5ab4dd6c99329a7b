import { Card, Skeleton, Stack } from 'shared-ui';

export const ImportSkeleton = () => (
  <Card p="5" role="status" aria-label="The import is being loaded">
    <Stack gap="4">
      <Skeleton width="180px" height="18px" />
      <Skeleton height="90px" />
      <Skeleton height="36px" />
      <Skeleton height="36px" />
    </Stack>
  </Card>
);
