import type { Scorecard } from 'server/contract/interviews/scorecards/scorecard';
import { interviewRecommendations } from 'server/contract/interviews/scorecards/scorecard-constants';
import { Badge, Box, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { toScoreMatrix } from './matrix.rule';

const cellStyles = {
  '& th, & td': {
    ...{ textAlign: 'start', verticalAlign: 'top', px: '3', py: '2' },
    ...{ minWidth: '156px', maxWidth: '260px', overflowWrap: 'anywhere' },
    ...{ borderBottomWidth: '1px', borderColor: 'line' },
  },
  '& th': { fontWeight: 550 },
  '& tr:last-child td, & tr:last-child th': { borderBottomWidth: '0' },
} as const;

export const ScoreMatrix = ({ cards }: { cards: readonly Scorecard[] }) => {
  const rows = toScoreMatrix(cards);
  if (cards.length === 0) return null;
  return (
    <Part title="Side by side">
      <Box tabIndex={0} role="region" aria-label="Scores of all interviewers" overflowX="auto">
        <Box as="table" minWidth="full" css={cellStyles}>
          <thead>
            <tr>
              <th scope="col">Competency</th>
              {cards.map(({ id, person, round }) => (
                <th key={id} scope="col" dir="auto">
                  {person.name}
                  <Text size="sm" tone="second" fontWeight={400}>
                    {round}
                  </Text>
                </th>
              ))}
              <th scope="col">Average</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ competencyId, name, cells, average, isFarApart }) => (
              <tr key={competencyId}>
                <th scope="row" dir="auto">
                  {name}
                  {isFarApart ? (
                    <Box mt="1">
                      <Badge>≠ Far apart</Badge>
                    </Box>
                  ) : null}
                </th>
                {cards.map(({ id }) => {
                  const cell = cells.get(id);
                  return (
                    <td key={id}>
                      <Text fontWeight={550} fontVariantNumeric="tabular-nums">
                        {cell ? `${cell.score} of 4` : '–'}
                      </Text>
                      {cell?.evidence ? (
                        <Text size="sm" dir="auto">
                          {cell.evidence}
                        </Text>
                      ) : null}
                    </td>
                  );
                })}
                <td>{cells.size > 0 ? average.toFixed(1) : '–'}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Recommendation</th>
              {cards.map(({ id, card }) => (
                <td key={id}>
                  {card?.recommendation ? interviewRecommendations[card.recommendation] : '–'}
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </Box>
      </Box>
    </Part>
  );
};
