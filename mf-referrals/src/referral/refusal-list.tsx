import type { Refusals } from 'server/contract/referrals/payout-batches/payout-batch';
import { Box, Stack, Text } from 'shared-ui';

export const RefusalList = ({ refused: { count, first } }: { refused: Refusals }) => (
  <>
    {count > first.length ? (
      <Text tone="second" mb="3">{`The first ${first.length} of ${count}.`}</Text>
    ) : null}
    <Stack as="ul" gap="3" listStyleType="none">
      {first.map(({ applicantId, name, message }) => (
        <Box as="li" key={applicantId}>
          <Text overflowWrap="anywhere">{name}</Text>
          <Text size="sm" tone="second">
            {message}
          </Text>
        </Box>
      ))}
    </Stack>
  </>
);
