import { chakra } from '@chakra-ui/react';
import { CheckIcon } from '../icon';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface Step {
  id: string;
  label: string;
}

interface Props {
  label: string;
  steps: readonly Step[];
  /** Id of the current step; an unknown id marks all steps as done. */
  current: string;
  onStep?: (id: string) => void;
}

// Hides names of other steps on narrow screens, except from screen readers.
const hiddenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
} as const;

const StepList = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '1.5',
    mb: '4.5',
    '& > li': {
      display: 'flex',
      position: 'relative',
      alignItems: 'center',
      gap: '2',
      color: 'ink2',
      minHeight: '6',
    },
    '& > li[aria-current]': { color: 'ink', fontWeight: 550 },
    '& > li:not([aria-current]) [data-name]': { smDown: hiddenStyle },
    '& > li:not(:last-child)::after': {
      content: '""',
      width: { base: '12px', md: '32px' },
      borderTopWidth: '1px',
      borderColor: 'lineControl',
    },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '22px',
    height: '22px',
    borderWidth: '1px',
    borderColor: 'lineControl',
    borderRadius: 'full',
    textStyle: 'small',
    fontVariantNumeric: 'tabular-nums',
    '[data-done] &': { color: 'accent', borderColor: 'accent' },
    '[aria-current] &': { bg: 'accent', color: 'accentInk', borderColor: 'accent' },
  },
});

const BackButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    borderRadius: 'sm',
    _hover: { color: 'ink', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const Stepper = ({ label, steps, current, onStep }: Props) => {
  const found = steps.findIndex(({ id }) => id === current);
  const at = found < 0 ? steps.length : found;
  return (
    <StepList aria-label={label}>
      {steps.map((step, index) => {
        const done = index < at;
        const words = (
          <>
            <Mark aria-hidden>{done ? <CheckIcon size={13} /> : index + 1}</Mark>
            <span data-name>{step.label}</span>
            {done ? <VisuallyHidden> (done)</VisuallyHidden> : null}
          </>
        );
        return (
          <li
            key={step.id}
            aria-current={index === at ? 'step' : undefined}
            data-done={done || undefined}
          >
            {done && onStep ? (
              <BackButton type="button" onClick={() => onStep(step.id)}>
                {words}
              </BackButton>
            ) : (
              words
            )}
          </li>
        );
      })}
    </StepList>
  );
};
