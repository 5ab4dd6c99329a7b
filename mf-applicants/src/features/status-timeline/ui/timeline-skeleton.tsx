import { Skeleton, Stack } from 'shared-ui';

const skeletonWidths = ['45%', '70%', '60%', '40%', '65%'];

export const TimelineSkeleton = () => (
  <Stack gap="4" py="2" role="status" aria-label="The status is being loaded">
    {skeletonWidths.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);
