import { getWaiting } from 'server/contract/console/dashboard/dashboard.calls';
import { beginRead, useRead } from 'shared-auth';
import { Box, Card, ErrorState, Flex, Heading, Skeleton, Text } from 'shared-ui';
import { grouped, Link, routeRef } from 'shell/sdk/react';

const WaitingLines = () => {
  const { data, error, reload } = useRead(getWaiting, {});
  if (!data)
    return error ? (
      <ErrorState
        title="What waits for you could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    ) : (
      <Skeleton mt="3" width="60%" />
    );
  if (data.data.length === 0)
    return <Text tone="second">Nothing waits for you. Everything is where it should be.</Text>;
  return (
    <Flex as="ul" wrap="wrap" columnGap="8" rowGap="2">
      {data.data.map(({ kind, count, text, route, search }) => (
        <Box as="li" key={kind} css={{ '& a': { color: 'accent' } }}>
          <Link to={routeRef(route)} search={search}>
            <b>{grouped(count)}</b>
            <span>{` ${text}`}</span>
          </Link>
        </Box>
      ))}
    </Flex>
  );
};

export const WaitingCard = () => (
  <Card as="div" px="4" py="3.5" height="full">
    <Heading level={2} mb="2">
      Waiting for me
    </Heading>
    <WaitingLines />
  </Card>
);

WaitingCard.beginReading = () => beginRead(getWaiting, {});
