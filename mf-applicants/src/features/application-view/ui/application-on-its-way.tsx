import { Box, Card, Grid, Skeleton, Stack } from 'shared-ui';

const Waiting = ({ facts }: { facts: number }) => (
  <Card p="5">
    <Skeleton width="160px" height="16px" mb="5" />
    <Grid gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(180px, 100%), 1fr))">
      {Array.from({ length: facts }, (_, at) => (
        <Box key={at} height="42px">
          <Skeleton width="40%" height="10px" mb="2" />
          <Skeleton width="70%" />
        </Box>
      ))}
    </Grid>
  </Card>
);

/** The places of an application that is being loaded. */
export const ApplicationOnItsWay = () => (
  <Box role="status" aria-label="The applicant is being loaded">
    <Skeleton width="min(320px, 60%)" height="24px" mt="1" mb="2" />
    <Skeleton width="120px" mb="8" />
    <Stack gap="4">
      <Waiting facts={7} />
      <Waiting facts={6} />
      <Waiting facts={4} />
    </Stack>
  </Box>
);
