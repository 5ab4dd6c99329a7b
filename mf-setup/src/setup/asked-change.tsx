import { useState } from 'react';
import { messages } from 'server/contract/messages';
import { Box, Button, Card, ConfirmDialog, Flex, notify, Text } from 'shared-ui';

interface Props {
  /** Current value of the setting, shown as the title. */
  title: string;
  words: string;
  question: { title: string; words: string };
  mayChange: boolean;
  change: () => Promise<unknown>;
}

/** A change must be confirmed, since it affects everybody. */
export const ConfirmedSettingCard = ({ title, words, question, mayChange, change }: Props) => {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    await change();
    notify.success(messages.submitted);
  };
  return (
    <Card p="4" mb="4">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Box>
          <Text fontWeight={550}>{title}</Text>
          <Text tone="second">{words}</Text>
        </Box>
        {mayChange ? <Button onClick={() => setAsking(true)}>{question.title}</Button> : null}
      </Flex>
      <ConfirmDialog
        open={isAsking}
        {...question}
        confirmLabel={question.title}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
};
