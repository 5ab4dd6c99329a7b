import { type ReactNode, useEffect, useRef } from 'react';
import { Box, PageHead } from 'shared-ui';
import { Stepper } from 'shared-ui/page';
import { wizardSteps } from '../wizard';

interface Props {
  title: string;
  step: 'job' | 'seo' | 'done';
  children: ReactNode;
}

export const JobWizard = ({ title, step, children }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    frame.current?.querySelector('h1')?.focus();
  }, [step]);
  return (
    <Box ref={frame} maxWidth="880px">
      <PageHead title={title} words={step === 'done' ? '' : 'Fields marked * are required.'} />
      <Stepper label={title} steps={wizardSteps} current={step} />
      {children}
    </Box>
  );
};
