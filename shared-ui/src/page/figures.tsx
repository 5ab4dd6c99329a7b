import { Box, Grid } from '@chakra-ui/react';
import { Text } from '../layout/text';

interface NamedCount {
  name: string;
  count: number;
  color?: 'bad' | 'ok' | 'wait';
}

export const Figures = ({ figures }: { figures: readonly NamedCount[] }) => (
  <Grid as="dl" gap="4" mb="4" templateColumns="repeat(auto-fill, minmax(min(130px, 100%), 1fr))">
    {figures.map(({ name, count, color }) => (
      <Box key={name}>
        <Text as="dt" size="sm" tone="third">
          {name}
        </Text>
        <Box
          as="dd"
          fontSize="22px"
          fontWeight={600}
          fontVariantNumeric="tabular-nums"
          color={count > 0 && color ? color : 'ink'}
        >
          {count}
        </Box>
      </Box>
    ))}
  </Grid>
);
