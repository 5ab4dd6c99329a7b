import { useState } from 'react';
import type { FurtherQuestion } from 'server/contract/applicants/applying/further-question';
import { withdrawQuestion } from 'server/contract/applicants/applying/further-question.calls';
import { messages } from 'server/contract/messages';
import { useWrite } from 'shared-auth';
import { Box, Button, ConfirmDialog, Flex, notify, Stack, StatusDot, Text } from 'shared-ui';
import { useCompanyDays } from '../../../application/use-company-days';

interface Props {
  applicantId: number;
  questions: readonly FurtherQuestion[];
  mayTakeBack: boolean;
}

export const OpenQuestions = ({ applicantId, questions, mayTakeBack }: Props) => {
  const { momentAt } = useCompanyDays();
  const { send } = useWrite(withdrawQuestion);
  const [chosen, setChosen] = useState<FurtherQuestion>();
  const confirm = async () => {
    if (!chosen) return;
    await send({ params: { id: applicantId, askedId: chosen.askedId } });
    setChosen(undefined);
    notify.success(messages.submitted);
  };
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none" aria-label="Open questions">
        {questions.map((asked) => (
          <Box as="li" key={asked.askedId}>
            <Flex gap="3" justify="space-between" align="start">
              <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                {asked.question}
              </Text>
              {mayTakeBack ? (
                <Button
                  size="sm"
                  aria-label={`Take back: ${asked.question}`}
                  onClick={() => setChosen(asked)}
                >
                  Take back
                </Button>
              ) : null}
            </Flex>
            <StatusDot tone="wait">Not answered yet</StatusDot>
            <Text size="sm" tone="third">
              <span>Asked </span>
              {momentAt(asked.askedAt)}
              {asked.askedBy ? <span>{` by ${asked.askedBy}`}</span> : null}
            </Text>
          </Box>
        ))}
      </Stack>
      <ConfirmDialog
        open={chosen !== undefined}
        title="Take the question back"
        words={`“${chosen?.question ?? ''}” goes from the applicant’s page. A mail that has left stays with them.`}
        confirmLabel="Take back"
        danger
        onConfirm={confirm}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
};
