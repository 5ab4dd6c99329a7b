import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../state/page-head';
import { Stepper, type Step } from './stepper';

interface Props {
  title: string;
  steps: readonly Step[];
  /** Id of the current step; `done` marks all steps as done. */
  step: string;
  /**
   * Id of the shown record or step, for a page that shows several one after another; when the id changes, the
   * heading gets the focus.
   */
  subject?: number | undefined;
  words?: string | undefined;
  onStep?: ((id: string) => void) | undefined;
  children: ReactNode;
}

/** Moves the focus to the heading when the step changes. */
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
