import type { Scorecard } from 'server/contract/interviews/scorecards/scorecard';
import { Box, LinkLook, Stack, StatusDot, Text, type Tone } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { Link } from 'shell/sdk/react';
import { interview } from '../../../contract/interviews';
import { useCompanyDays } from '../../application/use-company-days';

const describe = ({ isSent, isLate, isHidden }: Scorecard): [Tone, string] => {
  if (isSent) return ['ok', isHidden ? 'Sent, hidden until yours is' : 'Sent'];
  return isLate ? ['bad', 'Late'] : ['mute', 'Not sent yet'];
};

const CardLine = ({ scorecard }: { scorecard: Scorecard }) => {
  const { momentAt } = useCompanyDays();
  const { interviewId, person, round, endsAt, card } = scorecard;
  const [tone, text] = describe(scorecard);
  return (
    <Box as="li" listStyleType="none">
      <Text fontWeight={550}>
        <LinkLook>
          <Link to={interview} params={{ id: interviewId }}>
            {`${person.name}, ${round}`}
          </Link>
        </LinkLook>
      </Text>
      <StatusDot tone={tone}>{text}</StatusDot>
      <Text size="sm" tone="second">
        {momentAt(endsAt)}
        {card && card.edits > 0 ? <span>, changed after it was sent</span> : null}
      </Text>
      {card?.notes ? (
        <Text mt="1" dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {card.notes}
        </Text>
      ) : null}
    </Box>
  );
};

export const ScorecardList = ({ cards }: { cards: readonly Scorecard[] }) => (
  <Part title="Cards">
    <Stack as="ul" gap="4" p="0">
      {cards.map((scorecard) => (
        <CardLine key={scorecard.id} scorecard={scorecard} />
      ))}
    </Stack>
  </Part>
);
