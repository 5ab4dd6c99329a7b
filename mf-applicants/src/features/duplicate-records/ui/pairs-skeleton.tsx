import { Card, Flex, Skeleton, Stack } from 'shared-ui';

export const PairsSkeleton = () => (
  <Card as="div" role="status" aria-label="The pairs are being loaded">
    <Stack gap="6" p="4">
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <Flex key={at} gap="4" align="center" minHeight="36px">
          <Skeleton width="35%" />
          <Skeleton width="45%" />
        </Flex>
      ))}
    </Stack>
  </Card>
);
