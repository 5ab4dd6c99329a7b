import type { ReactNode } from 'react';
import { Box, Flex, Tag, Text } from 'shared-ui';
import { DayLine } from './day-line';

interface Props {
  /** By which the focus finds it. */
  id?: string | undefined;
  sender: string;
  /** Why the sender is not of the hiring team. */
  mark?: string | undefined;
  isOwn: boolean;
  time: string;
  /** The instant, for machines. */
  at: string;
  /** Stands above the first message of a day. */
  day?: string | undefined;
  /** What became of it since it was sent. */
  trace?: string | undefined;
  /** What can be done with it. */
  menu?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** One message: who wrote it, when, and what. */
export const MessageFrame = ({
  id,
  sender,
  mark,
  isOwn,
  time,
  at,
  day,
  trace,
  menu,
  foot,
  children,
}: Props) => (
  <Box px="4" py="1.5" id={id} tabIndex={-1}>
    {day === undefined ? null : <DayLine day={day} />}
    <Flex direction="column" align={isOwn ? 'flex-end' : 'flex-start'}>
      <Flex gap="2" align="baseline" wrap="wrap" mb="1">
        <Text size="sm" fontWeight={550}>
          {isOwn ? 'You' : sender}
        </Text>
        {mark === undefined ? null : <Tag>{mark}</Tag>}
        <Text as="time" size="sm" tone="second" {...{ dateTime: at }}>
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
