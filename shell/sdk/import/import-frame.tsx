import type { ReactNode } from 'react';
import { Box } from 'shared-ui';
import { rowWords, StepFrame } from 'shared-ui/page';

const steps = [
  { id: 'file', label: 'Choose a file' },
  { id: 'columns', label: 'Name its columns' },
  { id: 'check', label: 'Check the rows' },
  { id: 'run', label: 'Import' },
] as const;
export type ImportStep = (typeof steps)[number]['id'];

interface Props {
  title: string;
  /** `done` marks all steps as done. */
  step: ImportStep | 'done';
  /** Id of the import; when the id changes, the heading gets the focus. */
  subject?: number | undefined;
  file?: { name: string; rows: number } | undefined;
  /** Goes back to an earlier step; without effect after the import has started. */
  onStep?: ((step: ImportStep) => void) | undefined;
  children: ReactNode;
}

/** Page of an import with its title, file and four steps; `children` is the current step. */
export const ImportFrame = ({ step, file, onStep, ...rest }: Props) => {
  const isWritten = step === 'run' || step === 'done';
  return (
    <Box maxWidth="960px">
      <StepFrame
        {...rest}
        steps={steps}
        step={step}
        words={file && `${file.name}, ${rowWords(file.rows)}`}
        onStep={isWritten || !onStep ? undefined : (to) => onStep(to as ImportStep)}
      />
    </Box>
  );
};
