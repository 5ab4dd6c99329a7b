import { type ReactNode, useEffect, useRef } from 'react';
import { Box, PageHead } from 'shared-ui';
import { Stepper } from 'shared-ui/page';
import { steps, type StepId } from '../import-address';

interface Props {
  /** With `done` every step is. */
  step: StepId | 'done';
  words?: string | undefined;
  /** Goes back to a step; absent where there is no way back. */
  onStep?: ((id: string) => void) | undefined;
  children: ReactNode;
}

const title = 'Import Applicants';

/** The frame of the import; a new step begins at its top, also for the keyboard. */
export const ImportFrame = ({ step, words, onStep, children }: Props) => {
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
