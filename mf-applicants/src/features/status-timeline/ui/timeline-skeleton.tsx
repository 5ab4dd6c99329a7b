import { Skeleton, Stack } from 'shared-ui';

const widths = ['45%', '70%', '60%', '40%', '65%'];

export const TimelineSkeleton = () => (
  <Stack gap="4" py="2" role="status" aria-label="The status is being loaded">
    {widths.map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);
