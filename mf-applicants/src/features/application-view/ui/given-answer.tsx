import { Box, Button, StatusDot, Text } from 'shared-ui';
import { openResume } from '../../../application/open-resume';

const yesNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

interface Props {
  question: string;
  answer: string;
  isKnockOut: boolean;
  fileId: string | null;
}

export const GivenAnswer = ({ question, answer, isKnockOut, fileId }: Props) => (
  <Box as="li">
    <Text size="sm" tone="second" overflowWrap="anywhere">
      {question}
    </Text>
    {fileId === null ? (
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
        {yesNo[answer] ?? answer}
      </Text>
    ) : (
      <Button size="sm" aria-label={`Open ${answer}`} onClick={() => void openResume({ fileId })}>
        {answer}
      </Button>
    )}
    {isKnockOut ? <StatusDot tone="bad">Marked answer</StatusDot> : null}
  </Box>
);
