import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const FactGrid = ({ as, children }: { as?: 'dl'; children: ReactNode }) => (
  <Grid
    {...(as && { as })}
    gap="4"
    gridTemplateColumns={{
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(auto-fill, minmax(200px, 1fr))',
    }}
  >
    {children}
  </Grid>
);
