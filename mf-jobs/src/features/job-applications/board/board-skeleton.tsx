import { Flex, Skeleton } from 'shared-ui';

export const BoardSkeleton = () => (
  <Flex gap="3" overflow="hidden" role="status" aria-label="The board is being loaded">
    {[1, 2, 3, 4, 5].map((place) => (
      <Skeleton key={place} flex="1 0 264px" maxWidth="340px" height="440px" />
    ))}
  </Flex>
);
