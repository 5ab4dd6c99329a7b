import { useId } from 'react';
import type { DuplicatePair } from 'server/contract/duplicate';
import { Badge, Box, Card, Flex, Heading } from 'shared-ui';
import { nameOf } from '../../../application/name-of';
import { reasonWords } from '../pair-words';
import { ComparisonTable } from './comparison-table';
import { DecisionWords } from './decision-words';
import { PairActions } from './pair-actions';
import { SharedJobs } from './shared-jobs';

interface Props {
  pair: DuplicatePair;
  onMerge: () => void;
  onDecided: () => void;
}

/** Two people who may be one: why, how they compare, and what can be decided. */
export const PairCard = ({ pair, onMerge, onDecided }: Props) => {
  const id = useId();
  const names = `${nameOf(pair.first)} and ${nameOf(pair.second)}`;
  return (
    <Card as="article" p={{ base: '4', md: '5' }} aria-labelledby={id}>
      <Flex gap="3" wrap="wrap" align="flex-start" mb="3">
        <Box flex="1" minWidth="200px">
          <Heading level={2} id={id} overflowWrap="anywhere">
            {names}
          </Heading>
          <Flex as="ul" gap="1.5" wrap="wrap" my="1.5" aria-label="Why they may be one">
            {pair.reasons.map((reason) => (
              <Badge as="li" key={reason}>
                {reasonWords[reason]}
              </Badge>
            ))}
          </Flex>
          <DecisionWords pair={pair} />
        </Box>
        <Flex gap="2" wrap="wrap">
          <PairActions pair={pair} onMerge={onMerge} onDecided={onDecided} />
        </Flex>
      </Flex>
      <ComparisonTable pair={pair} label={names} />
      <SharedJobs pair={pair} />
    </Card>
  );
};
