import type { ChatMessage } from 'server/contract/chat/chat';
import { messages as words } from 'server/contract/messages';
import { Box, Flex, Text } from 'shared-ui';
import { DayLine } from './day-line';

interface Props {
  notice: ChatMessage;
  frame: { at: string; time: string; day: string | undefined };
}

/** What the chat itself says of the referral; of a step that was taken back only that it was. */
export const NoticeLine = ({ notice, frame: { at, time, day } }: Props) => (
  <Box px="4" py="1.5">
    {day === undefined ? null : <DayLine day={day} />}
    <Flex justify="center" align="baseline" gap="2" wrap="wrap">
      <Text size="sm" tone="second" overflowWrap="anywhere">
        {notice.deletedAt === null ? notice.message : words.chat.takenBack}
      </Text>
      <Text as="time" size="sm" tone="second" {...{ dateTime: at }}>
        {time}
      </Text>
    </Flex>
  </Box>
);
