import { Box, Grid, VisuallyHidden } from 'shared-ui';
import type { Fact } from '../facts';

const Value = ({ value }: { value: string | undefined }) =>
  value?.trim() ? (
    value
  ) : (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Empty</VisuallyHidden>
    </>
  );

/** Names and values in columns, as many as fit. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid
    as="dl"
    gap="4"
    gridTemplateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fill, minmax(200px, 1fr))',
    }}
  >
    {facts.map(({ name, value }) => (
      <Box key={name} minWidth="0">
        <Box as="dt" textStyle="small" color="ink3">
          {name}
        </Box>
        <Box as="dd" mt="0.5" overflowWrap="anywhere">
          <Value value={value} />
        </Box>
      </Box>
    ))}
  </Grid>
);
