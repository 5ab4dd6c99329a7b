import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Box, Flex, Tag, Text } from 'shared-ui';
import { DayLine } from './day-line';

/** A message that somebody is led to. */
export interface Landing {
  /** Whether the focus is there already; it comes once, and is never taken back from elsewhere. */
  isDone: boolean;
  onLand: () => void;
}

/** When a message was written. */
export interface LineFrame {
  time: ReactNode;
  /** The time as text. */
  clockTime: string;
  /** Stands above the first message of a day. */
  day: ReactNode;
}

interface Props extends Omit<LineFrame, 'clockTime'> {
  /** By which the focus finds it. */
  id?: string | undefined;
  sender: string;
  /** Why the sender is not of the hiring team. */
  mark?: string | undefined;
  isOwn: boolean;
  /** What became of it since it was sent. */
  trace?: string | undefined;
  /** What can be done with it. */
  menu?: ReactNode;
  foot?: ReactNode;
  landing?: Landing | undefined;
  children: ReactNode;
}

const useFocusOnce = (landing: Landing | undefined) => {
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

/** One message: who wrote it, when, and what. */
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
