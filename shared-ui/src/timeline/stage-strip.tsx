import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Text } from '../layout/text';
import { VisuallyHidden } from '../layout/visually-hidden';
import { ShortenedName } from './shortened-name';
import { shortenNames } from './shorten-names.rule';
import { timelineStateTexts, type TimelineStage } from './stages';
import { StateMark } from './state-mark';

/** Maximum letters of a name; more than in a timeline, since the strip scrolls. */
const maxStripLetters = 24;

const StripList = chakra('ol', {
  base: {
    display: 'flex',
    // `position` is set, since visually hidden text would otherwise widen the page.
    position: 'relative',
    overflowX: 'auto',
    py: '1',
    mb: '4',
    '& > li': {
      display: 'flex',
      flexShrink: 0,
      alignItems: 'flex-start',
      gap: '2',
      color: 'ink2',
      whiteSpace: 'nowrap',
    },
    '& > li[aria-current]': { color: 'ink', fontWeight: 600 },
    '& > li:not(:last-child)::after': {
      content: '""',
      width: '24px',
      mt: '11px',
      me: '2',
      borderTopWidth: '2px',
      borderColor: 'line',
    },
    '& > li[data-state=past]:not(:last-child)::after': { borderColor: 'lineStrong' },
  },
});

export type StripStage = Pick<TimelineStage, 'id' | 'name' | 'colour' | 'state'>;

interface Props {
  label: string;
  stages: readonly StripStage[];
  /** Text below the current stage, such as the time in this stage. */
  words: string;
}

export const StageStrip = ({ label, stages, words }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const present = stages.find(({ state }) => state === 'present')?.id;
  useEffect(() => {
    const strip = list.current;
    const stage = strip?.querySelector<HTMLElement>('[aria-current]');
    if (strip && stage) strip.scrollLeft = stage.offsetLeft - 48;
  }, [present]);
  const shown = shortenNames(
    stages.map(({ name }) => name),
    maxStripLetters,
  );
  return (
    <StripList ref={list} aria-label={label} tabIndex={0}>
      {stages.map(({ id, name, colour, state }) => (
        <li key={id} data-state={state} aria-current={state === 'present' ? 'step' : undefined}>
          <StateMark size="stage" state={state} colour={colour} />
          <div>
            <ShortenedName name={name} shown={shown.get(name) ?? name} />
            {state === 'present' ? (
              <Text size="sm" tone="second" fontWeight={400}>
                {words}
              </Text>
            ) : null}
            {state ? <VisuallyHidden>{`, ${timelineStateTexts[state]}`}</VisuallyHidden> : null}
          </div>
        </li>
      ))}
    </StripList>
  );
};
