import { Box } from '@chakra-ui/react';
import { Card } from '../layout/card';
import { Skeleton } from '../state/skeleton';
import { FactGrid } from './fact-grid';

export const PartOnItsWay = ({ facts }: { facts: number }) => (
  <Card p="5">
    <Skeleton width="160px" height="16px" mb="5" />
    <FactGrid>
      {Array.from({ length: facts }, (_, at) => (
        <Box key={at} height="42px">
          <Skeleton width="40%" height="10px" mb="2" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </FactGrid>
  </Card>
);
