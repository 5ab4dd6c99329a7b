import type { ReactNode } from 'react';
import { Card, Grid, Heading } from 'shared-ui';

interface Props {
  title: string;
  /** Lays out one field per row instead of two. */
  single?: boolean;
  children: ReactNode;
}

export const FieldGroup = ({ title, single = false, children }: Props) => (
  <Card p={{ base: '4', md: '5' }} mb="4" aria-label={title}>
    <Heading level={2} mb="4">
      {title}
    </Heading>
    <Grid
      columnGap="5"
      rowGap="4"
      templateColumns={single ? '1fr' : { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {children}
    </Grid>
  </Card>
);
