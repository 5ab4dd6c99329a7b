import type { ApplicationRow } from 'server/contract/application';
import type { StatusCategory } from 'server/contract/application-constants';
import { Box, Flex, StatusDot, Text, type Tone } from 'shared-ui';

const tones: Record<StatusCategory, Tone> = {
  start: 'info',
  active: 'info',
  'on-hold': 'wait',
  hired: 'ok',
  rejected: 'bad',
  withdrawn: 'mute',
};

type Shown = Pick<ApplicationRow, 'status' | 'stage'>;

/** Where an applicant stands: a dot in the stage's colour, the status, and the stage below it. */
export const StatusMark = ({ status, stage }: Shown) => {
  if (!status.statusColor) {
    return <StatusDot tone={tones[status.category]}>{status.name}</StatusDot>;
  }
  return (
    <Box minWidth="0" maxWidth="190px" fontVariantNumeric="normal">
      <Flex as="span" align="center" gap="7px">
        <Box
          as="span"
          boxSize="8px"
          flexShrink={0}
          borderRadius="full"
          borderWidth="1px"
          borderColor="lineStrong"
          style={{ background: status.statusColor }}
          aria-hidden
        />
        <Box as="span" overflow="hidden" textOverflow="ellipsis" title={status.name}>
          {status.name}
        </Box>
      </Flex>
      {stage ? (
        <Text size="sm" tone="third" ms="15px" overflow="hidden" textOverflow="ellipsis">
          {stage.name}
        </Text>
      ) : null}
    </Box>
  );
};
