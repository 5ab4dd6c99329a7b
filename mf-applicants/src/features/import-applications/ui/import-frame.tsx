import type { ReactNode } from 'react';
import { StepFrame } from 'shared-ui/page';
import { steps, type StepId } from '../import-address';

interface Props {
  /** With `done` every step is. */
  step: StepId | 'done';
  words?: string | undefined;
  /** Goes back to a step; absent where there is no way back. */
  onStep?: ((id: string) => void) | undefined;
  children: ReactNode;
}

export const ImportFrame = (props: Props) => (
  <StepFrame title="Import Applicants" steps={steps} {...props} />
);
