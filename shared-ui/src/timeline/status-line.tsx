import { Box, Flex } from '@chakra-ui/react';
import { Badge } from '../mark/badge';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { CutName } from './cut-name';
import { StateMark } from './state-mark';
import { stateWords, type TimelineStatus } from './stages';

interface Props {
  status: TimelineStatus;
  colour: string | null | undefined;
  counted: string;
}

/** A status of a stage: its mark, its name, whether it is the current one, how many are in it. */
export const StatusLine = ({ status, colour, counted }: Props) => {
  const { name, state, isCurrent = false, count, note, to } = status;
  return (
    <Box as="li" aria-current={isCurrent ? 'step' : undefined}>
      <Flex align="center" gap="2.5" minHeight="7">
        <StateMark size="status" state={state} colour={colour} />
        <Flex
          flex="1"
          minWidth="0"
          wrap="wrap"
          align="center"
          columnGap="2"
          color={state === 'future' || state === 'notVisited' ? 'ink2' : 'ink'}
          {...(isCurrent ? { fontWeight: 550 } : {})}
        >
          <CutName name={name} to={to} />
          {state ? <VisuallyHidden> ({stateWords[state]})</VisuallyHidden> : null}
          {isCurrent ? <Badge>Current Status</Badge> : null}
        </Flex>
        <Count count={count} counted={counted} />
      </Flex>
      {note ? (
        <Text size="sm" tone="third" ms="6" mb="1" overflowWrap="anywhere">
          {note}
        </Text>
      ) : null}
    </Box>
  );
};

export const Count = ({ count, counted }: { count: number | undefined; counted: string }) =>
  count === undefined ? null : (
    <Box as="span" fontVariantNumeric="tabular-nums" color="ink2">
      {count}
      <VisuallyHidden> {counted}</VisuallyHidden>
    </Box>
  );
