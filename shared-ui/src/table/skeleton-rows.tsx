import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { Skeleton } from '../state/skeleton';
import { StyledCell, StyledRow } from './styled-cells';

const rowIndexes = [0, 1, 2, 3];
const skeletonWidths = ['70%', '55%', '62%', '48%'];

export const SkeletonRows = memo(({ columns }: { columns: number }) =>
  rowIndexes.map((row) => (
    <StyledRow key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <StyledCell key={column}>
          <Skeleton width={skeletonWidths[(row + column) % 4]} />
        </StyledCell>
      ))}
    </StyledRow>
  )),
);
SkeletonRows.displayName = 'SkeletonRows';

export const SkeletonCards = () =>
  rowIndexes.map((row) => (
    <Box key={row} aria-hidden px="3.5" py="3" borderBottomWidth="1px" borderColor="line">
      <Skeleton width="60%" my="1" />
      <Skeleton width="40%" height="10px" mt="2" />
    </Box>
  ));
