import { useState } from 'react';
import { directoryKinds, type DirectoryKind } from 'server/contract/directory/directory-constants';
import { Box } from 'shared-ui';
import { rowWords, StepFrame } from 'shared-ui/page';
import { OfKind } from '../of-kind';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import { steps, type ReadFile, type StepId } from './import-steps';
import { RunStep } from './run-step';

const Import = ({ kind }: { kind: DirectoryKind }) => {
  const [step, setStep] = useState<StepId | 'done'>('file');
  const [read, setRead] = useState<ReadFile>();
  const goOn = (next: ReadFile, to: StepId) => {
    setRead(next);
    setStep(to);
  };
  const isWritten = step === 'run' || step === 'done';
  return (
    <Box maxWidth="960px">
      <StepFrame
        title={`Import ${directoryKinds[kind].many}`}
        steps={steps}
        step={step}
        words={read && `${read.file.name}, ${rowWords(read.preview.total)}`}
        onStep={isWritten ? undefined : (to) => setStep(to as StepId)}
      >
        {step === 'file' || !read ? (
          <FileStep kind={kind} onRead={(next) => goOn(next, 'columns')} />
        ) : null}
        {step === 'columns' && read ? (
          <ColumnsStep
            {...{ kind, read }}
            onRead={setRead}
            onAnother={() => setStep('file')}
            onChecked={(next) => goOn(next, 'check')}
          />
        ) : null}
        {step === 'check' && read ? (
          <CheckStep
            {...{ kind, read }}
            onRead={setRead}
            onBack={() => setStep('columns')}
            onRun={() => setStep('run')}
          />
        ) : null}
        {isWritten && read ? (
          <RunStep
            {...{ kind, read }}
            onDone={() => setStep('done')}
            onAnother={() => setStep('file')}
          />
        ) : null}
      </StepFrame>
    </Box>
  );
};

/** Records of one kind of the directory from a CSV file, step by step. */
export const ImportDirectoryPage = () => <OfKind>{(kind) => <Import kind={kind} />}</OfKind>;
