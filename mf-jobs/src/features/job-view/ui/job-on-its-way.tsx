import { Box, Card, Grid, Skeleton, Stack } from 'shared-ui';

const Waiting = ({ facts }: { facts: number }) => (
  <Card p="5">
    <Skeleton width="160px" height="16px" mb="5" />
    <Grid
      gap="4"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(auto-fill, minmax(200px, 1fr))',
      }}
    >
      {Array.from({ length: facts }, (_, at) => (
        <Box key={at} height="42px">
          <Skeleton width="40%" height="10px" mb="2" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Grid>
  </Card>
);

/** The places of a job that is being loaded. */
export const JobOnItsWay = () => (
  <Box role="status" aria-label="The job is being loaded">
    <Skeleton width="min(320px, 60%)" height="24px" mt="1" mb="2" />
    <Skeleton width="120px" mb="8" />
    <Stack gap="4" mt="76px">
      <Waiting facts={9} />
      <Waiting facts={8} />
    </Stack>
  </Box>
);
