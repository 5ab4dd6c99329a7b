import { useId, useState } from 'react';
import type { DuplicatePair } from 'server/contract/applicants/duplicates/duplicate';
import { Badge, Box, Card, ChevronRightIcon, Flex, Text } from 'shared-ui';
import { describeDifferences } from '../describe-differences.rule';
import { formatPairName, duplicateReasonTexts } from '../pair-texts';
import { ComparisonTable } from './comparison-table';
import { PairDecisionText } from './pair-decision-text';
import { PairActions } from './pair-actions';
import { SharedJobs } from './shared-jobs';

interface Props {
  pair: DuplicatePair;
  onMerge: () => void;
  onDecided: () => void;
}

const lineHeadStyle = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '2',
  width: 'full',
  minWidth: 0,
  textAlign: 'start',
  borderRadius: 'md',
  overflowWrap: 'anywhere',
  fontWeight: 550,
} as const;

export const PairLine = ({ pair, onMerge, onDecided }: Props) => {
  const [open, setOpen] = useState(false);
  const [headId, bodyId] = [useId(), useId()];
  const names = formatPairName(pair);
  return (
    <Box
      as="article"
      aria-labelledby={headId}
      px={{ base: '3', md: '4' }}
      py="2"
      css={{ '&:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' } }}
    >
      <Flex columnGap="4" rowGap="1" wrap={{ base: 'wrap', lg: 'nowrap' }} align="center">
        <Box as="h2" flex={{ base: '1 1 100%', lg: '1 1 0' }} minWidth="0">
          <Box asChild {...lineHeadStyle}>
            <button
              type="button"
              data-pair={pair.id}
              aria-expanded={open}
              aria-controls={bodyId}
              onClick={() => setOpen(!open)}
            >
              <Box
                as="span"
                color="ink3"
                pt="0.5"
                flexShrink="0"
                transform={open ? 'rotate(90deg)' : undefined}
                transition="transform 120ms"
              >
                <ChevronRightIcon size={16} aria-hidden />
              </Box>
              <span id={headId}>{names}</span>
            </button>
          </Box>
        </Box>
        <Box
          flex={{ base: '1 1 0', lg: '1 1 0' }}
          minWidth={{ base: '200px', lg: '0' }}
          ps={{ base: '6', lg: '0' }}
        >
          <Flex as="ul" gap="1.5" wrap="wrap" aria-label="Why they may be one">
            {pair.reasons.map((reason) => (
              <Badge as="li" key={reason}>
                {duplicateReasonTexts[reason]}
              </Badge>
            ))}
          </Flex>
          <Text size="sm" tone="second">
            {describeDifferences(pair)}
          </Text>
        </Box>
        <Flex gap="2" flexShrink="0" ps={{ base: '6', lg: '0' }}>
          <PairActions pair={pair} onMerge={onMerge} onDecided={onDecided} />
        </Flex>
      </Flex>
      <Box id={bodyId} hidden={!open}>
        {open ? (
          <Card as="div" mt="2" mb="1" p={{ base: '3', md: '4' }}>
            <PairDecisionText pair={pair} />
            <ComparisonTable pair={pair} label={names} />
            <SharedJobs pair={pair} />
          </Card>
        ) : null}
      </Box>
    </Box>
  );
};
