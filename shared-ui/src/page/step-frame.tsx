import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../state/page-head';
import { Stepper, type Step } from './stepper';

interface Props {
  title: string;
  steps: readonly Step[];
  /** Id of the current step; `done` marks all as done. */
  step: string;
  words?: string | undefined;
  onStep?: ((id: string) => void) | undefined;
  children: ReactNode;
}

export const StepFrame = ({ title, steps, step, words, onStep, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.querySelector('h1')?.focus();
  }, [step]);
  return (
    <Box ref={frame}>
      <PageHead title={title} words={words} />
      <Stepper label={title} steps={steps} current={step} {...(onStep && { onStep })} />
      {children}
    </Box>
  );
};
