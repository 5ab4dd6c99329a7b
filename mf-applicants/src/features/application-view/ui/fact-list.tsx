import { Box, Grid, VisuallyHidden } from 'shared-ui';
import { Withheld } from '../../../application/withheld';
import type { Fact } from '../facts';

const Value = ({ value, isWithheld = false }: Fact) => {
  if (isWithheld) return <Withheld />;
  if (value !== undefined && value !== null && value !== '') return value;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>Empty</VisuallyHidden>
    </>
  );
};

/** Names and values in columns, as many as fit. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid as="dl" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(180px, 100%), 1fr))">
    {facts.map((fact) => (
      <Box key={fact.name} minWidth="0">
        <Box as="dt" textStyle="small" color="ink3">
          {fact.name}
        </Box>
        <Box as="dd" mt="0.5" overflowWrap="anywhere">
          <Value {...fact} />
        </Box>
      </Box>
    ))}
  </Grid>
);
