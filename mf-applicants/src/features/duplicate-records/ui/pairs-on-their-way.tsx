import { Card, Grid, Skeleton, Stack } from 'shared-ui';

/** The places of pairs that are being loaded. */
export const PairsOnTheirWay = () => (
  <Stack gap="4" role="status" aria-label="The pairs are being loaded">
    {[1, 2].map((at) => (
      <Card key={at} p="5">
        <Skeleton width="min(260px, 60%)" height="18px" mb="5" />
        <Grid templateColumns="110px 1fr 1fr" gap="4">
          {Array.from({ length: 15 }, (_, line) => (
            <Skeleton key={line} width={line % 3 === 0 ? '80px' : '70%'} />
          ))}
        </Grid>
      </Card>
    ))}
  </Stack>
);
