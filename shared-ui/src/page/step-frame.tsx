import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../state/page-head';
import { Stepper, type Step } from './stepper';

interface Props {
  title: string;
  steps: readonly Step[];
  /** Id of the current step; `done` marks all as done. */
  step: string;
  /** Which work it is, where one page shows several: another one begins at its top too. */
  subject?: number | undefined;
  words?: string | undefined;
  onStep?: ((id: string) => void) | undefined;
  children: ReactNode;
}

/** The frame of work in steps; a new step begins at its top, also for the keyboard. */
export const StepFrame = ({ title, steps, step, subject, words, onStep, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const place = `${step} ${subject}`;
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    frame.current?.querySelector('h1')?.focus();
  }, [place]);
  return (
    <Box ref={frame}>
      <PageHead title={title} words={words} />
      <Stepper label={title} steps={steps} current={step} {...(onStep && { onStep })} />
      {children}
    </Box>
  );
};
