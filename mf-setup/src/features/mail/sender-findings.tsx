import type { SenderFinding } from 'server/contract/company/outbox/sender-check';
import {
  senderParts,
  senderStates,
  type SenderState,
} from 'server/contract/company/outbox/sender-check-constants';
import { getSenderCheck } from 'server/contract/company/outbox/sender-check.calls';
import { useRead } from 'shared-auth';
import { Box, ErrorState, Flex, Skeleton, Stack, StatusDot, Text, type Tone } from 'shared-ui';
import { CopyField } from '../../setup/copy-field';

const senderStateTones: Readonly<Record<SenderState, Tone>> = {
  good: 'ok',
  missing: 'bad',
  wrong: 'bad',
  unknown: 'mute',
};

const Finding = ({ finding: { part, state, sentence, record } }: { finding: SenderFinding }) => {
  const name = senderParts[part];
  return (
    <Box as="li" listStyleType="none">
      <Flex justify="space-between" gap="3">
        <Text fontWeight={550}>{name}</Text>
        <StatusDot tone={senderStateTones[state]}>{senderStates[state]}</StatusDot>
      </Flex>
      <Text tone="second" overflowWrap="anywhere">
        {sentence}
      </Text>
      {record ? (
        <Stack gap="2" mt="2">
          <CopyField label={`Name of the ${name} record`} value={record.name} />
          <CopyField label={`Value of the ${name} record`} value={record.value} />
        </Stack>
      ) : null}
    </Box>
  );
};

/** Each request makes the server query DNS, which takes seconds if DNS does not respond. */
export const SenderFindings = () => {
  const { data, error, reload } = useRead(getSenderCheck, {}, { fresh: true });
  if (error && !data)
    return (
      <ErrorState
        title="The sender could not be checked"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="240px" />;
  const { domain, findings } = data.data;
  if (!domain) return <Text>No mail server is set, so there is no sender to check.</Text>;
  return (
    <Stack as="ul" gap="4" aria-label={`What DNS says about ${domain}`}>
      {findings.map((finding) => (
        <Finding key={finding.part} finding={finding} />
      ))}
    </Stack>
  );
};
