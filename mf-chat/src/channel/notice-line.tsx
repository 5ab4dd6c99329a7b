import type { ChatMessage } from 'server/contract/chat/channels/chat';
import { messages as words } from 'server/contract/messages';
import { Box, Flex, Text } from 'shared-ui';
import { DayLine } from './day-line';
import type { MessageLineFrame } from './message-frame';

interface Props {
  notice: ChatMessage;
  frame: MessageLineFrame;
}

/** For an undone status change, the line says only that it was undone. */
export const NoticeLine = ({ notice, frame: { time, day } }: Props) => (
  <Box px="4" py="1.5">
    {day === undefined ? null : <DayLine day={day} />}
    <Flex justify="center" align="baseline" gap="2" wrap="wrap">
      <Text size="sm" tone="second" overflowWrap="anywhere">
        {notice.deletedAt === null ? notice.message : words.chat.takenBack}
      </Text>
      <Text as="span" size="sm" tone="second">
        {time}
      </Text>
    </Flex>
  </Box>
);
