import { Box, chakra, Flex } from '@chakra-ui/react';
import { Text } from '../layout/text';
import { LinkedCount } from './linked-count';
import { ShortenedName } from './shortened-name';
import { StateMark } from './state-mark';
import { timelineStateTexts, type TimelineStage } from './stages';
import { shortenNames } from './shorten-names.rule';
import { StatusLine } from './status-line';

const StageItem = chakra('li', {
  base: {
    position: 'relative',
    pb: '4',
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '10px',
      top: '24px',
      bottom: '-1px',
      borderInlineStartWidth: '2px',
      borderColor: 'line',
    },
    '&[data-state=past]:not(:last-child)::before': { borderColor: 'lineStrong' },
  },
});

interface Props {
  label: string;
  stages: readonly TimelineStage[];
  counted?: string;
}

export const StageTimeline = ({ label, stages, counted = 'applicants' }: Props) => {
  if (stages.length === 0) return <Text tone="second">This pipeline has no stages yet.</Text>;
  const names = stages.flatMap(({ name, statuses }) => [name, ...statuses.map((one) => one.name)]);
  const shown = shortenNames(names);
  return (
    <Box as="ol" aria-label={label}>
      {stages.map((stage) => (
        <StageItem key={stage.id} data-state={stage.state}>
          <Flex align="center" gap="2.5">
            <StateMark size="stage" state={stage.state} colour={stage.colour} />
            <Flex flex="1" minWidth="0" wrap="wrap" align="baseline" columnGap="2" fontWeight={600}>
              <ShortenedName name={stage.name} shown={shown.get(stage.name) ?? stage.name} />
              {stage.state ? (
                <Text as="span" size="sm" tone="third" fontWeight={400}>
                  {timelineStateTexts[stage.state]}
                </Text>
              ) : null}
            </Flex>
            <LinkedCount
              count={stage.count}
              to={stage.to}
              refusal={stage.refusal}
              words={`${counted} in ${stage.name}`}
            />
          </Flex>
          {stage.statuses.length === 0 ? (
            <Text size="sm" tone="third" ms="8" mt="1">
              This stage has no statuses yet.
            </Text>
          ) : (
            <Box as="ol" aria-label={stage.name} ms="8" mt="1">
              {stage.statuses.map((status) => (
                <StatusLine
                  key={status.id}
                  status={status}
                  shown={shown.get(status.name) ?? status.name}
                  counted={`${counted} in ${stage.name}`}
                />
              ))}
            </Box>
          )}
        </StageItem>
      ))}
    </Box>
  );
};
