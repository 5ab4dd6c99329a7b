import type { ApiError } from 'shared-auth';
import { ErrorState, Skeleton, Stack, Text } from 'shared-ui';

interface PlatformsFailedProps {
  error: ApiError;
  onRetry: () => void;
}

export const PlatformsFailure = ({ error, onRetry }: PlatformsFailedProps) => (
  <ErrorState
    title="The platforms could not be loaded"
    words={error.message}
    reference={error.requestId}
    onRetry={onRetry}
  />
);

export const NoPlatformsText = () => (
  <Text tone="second">There is no platform to publish on yet. Ask an administrator for one.</Text>
);

export const PlatformsSkeleton = () => (
  <Stack gap="4" py="3" role="status" aria-label="The platforms are being loaded">
    {['120px', '160px', '140px'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Stack>
);
