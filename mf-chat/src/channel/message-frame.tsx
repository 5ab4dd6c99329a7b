import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Box, Flex, Tag, Text } from 'shared-ui';
import { DayLine } from './day-line';

export interface MessageFocusState {
  /**
   * True after the focus has moved to the linked message, which happens only once and never takes the focus
   * from another element.
   */
  isDone: boolean;
  onLand: () => void;
}

export interface MessageLineFrame {
  time: ReactNode;
  clockTime: string;
  day: ReactNode;
}

interface Props extends Omit<MessageLineFrame, 'clockTime'> {
  id?: string | undefined;
  sender: string;
  mark?: string | undefined;
  isOwn: boolean;
  trace?: string | undefined;
  menu?: ReactNode;
  foot?: ReactNode;
  landing?: MessageFocusState | undefined;
  children: ReactNode;
}

const useFocusOnce = (landing: MessageFocusState | undefined) => {
  const line = useRef<HTMLDivElement>(null);
  const isAwaited = landing !== undefined && !landing.isDone;
  const land = useEffectEvent(() => {
    line.current?.focus({ preventScroll: true });
    landing?.onLand();
  });
  useEffect(() => {
    if (isAwaited) land();
  }, [isAwaited]);
  return line;
};

export const MessageFrame = ({
  id,
  sender,
  mark,
  isOwn,
  time,
  day,
  trace,
  menu,
  foot,
  landing,
  children,
}: Props) => {
  const line = useFocusOnce(landing);
  return (
    <Box
      ref={line}
      px="4"
      py="1.5"
      id={id}
      tabIndex={-1}
      {...(landing && { bg: 'hover', boxShadow: 'inset 3px 0 0 {colors.accent}' })}
    >
      {day === undefined ? null : <DayLine day={day} />}
      <Flex direction="column" align={isOwn ? 'flex-end' : 'flex-start'}>
        <Flex gap="2" align="baseline" wrap="wrap" mb="1">
          <Text size="sm" fontWeight={550} dir="auto">
            {isOwn ? 'You' : sender}
          </Text>
          {mark === undefined ? null : <Tag>{mark}</Tag>}
          <Text as="span" size="sm" tone="second">
            {time}
          </Text>
          {trace === undefined ? null : (
            <Text size="sm" tone="second">
              {trace}
            </Text>
          )}
          {menu}
        </Flex>
        <Box
          maxWidth="min(100%, 62ch)"
          px="3"
          py="2"
          borderRadius="lg"
          borderWidth="1px"
          borderColor="line"
          bg={isOwn ? 'accentSoft' : 'hover'}
        >
          {children}
        </Box>
        {foot}
      </Flex>
    </Box>
  );
};
