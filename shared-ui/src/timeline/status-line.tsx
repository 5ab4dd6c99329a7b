import { Box, Flex } from '@chakra-ui/react';
import { Badge } from '../mark/badge';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { getStatusColor } from '../mark/status-mark';
import { LinkedCount } from './linked-count';
import { ShortenedName } from './shortened-name';
import { StateMark } from './state-mark';
import { timelineStateTexts, type TimelineStatus } from './stages';

interface Props {
  status: TimelineStatus;
  shown: string;
  counted: string;
}

export const StatusLine = ({ status, shown, counted }: Props) => {
  const { name, category, state, isCurrent = false, note } = status;
  return (
    <Box as="li" aria-current={isCurrent ? 'step' : undefined}>
      <Flex align="center" gap="2.5" minHeight="7">
        <StateMark size="status" state={state} colour={getStatusColor(category)} />
        <Flex
          flex="1"
          minWidth="0"
          wrap="wrap"
          align="center"
          columnGap="2"
          color={state === 'future' || state === 'notVisited' ? 'ink2' : 'ink'}
          {...(isCurrent ? { fontWeight: 550 } : {})}
        >
          <ShortenedName name={name} shown={shown} />
          {state ? <VisuallyHidden>{` (${timelineStateTexts[state]})`}</VisuallyHidden> : null}
          {isCurrent ? <Badge>Current Status</Badge> : null}
        </Flex>
        <LinkedCount
          count={status.count}
          to={status.to}
          refusal={status.refusal}
          words={`${counted}, ${name}`}
        />
      </Flex>
      {note ? (
        <Text size="sm" tone="third" ms="6" mb="1" overflowWrap="anywhere">
          {note}
        </Text>
      ) : null}
    </Box>
  );
};
