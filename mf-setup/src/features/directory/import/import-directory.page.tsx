import { useState } from 'react';
import {
  directoryKinds,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import { ImportFrame, type ImportStep } from 'shell/sdk/import';
import { WithDirectoryKind } from '../with-directory-kind';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { FileStep } from './file-step';
import type { PreviewedFile } from './read-file';
import { RunStep } from './run-step';

const DirectoryImportSteps = ({ kind }: { kind: DirectoryKind }) => {
  const [step, setStep] = useState<ImportStep | 'done'>('file');
  const [read, setRead] = useState<PreviewedFile>();
  const goOn = (next: PreviewedFile, to: ImportStep) => {
    setRead(next);
    setStep(to);
  };
  const onAnother = () => setStep('file');
  return (
    <ImportFrame
      title={`Import ${directoryKinds[kind].many}`}
      step={step}
      file={read && { name: read.file.name, rows: read.preview.total }}
      onStep={setStep}
    >
      {step === 'file' || !read ? (
        <FileStep kind={kind} onRead={(next) => goOn(next, 'columns')} />
      ) : step === 'columns' ? (
        <ColumnsStep
          {...{ kind, read, onAnother }}
          onRead={setRead}
          onChecked={(next) => goOn(next, 'check')}
        />
      ) : step === 'check' ? (
        <CheckStep
          {...{ kind, read }}
          onRead={setRead}
          onBack={() => setStep('columns')}
          onRun={() => setStep('run')}
        />
      ) : (
        <RunStep {...{ kind, read, onAnother }} onDone={() => setStep('done')} />
      )}
    </ImportFrame>
  );
};

export const ImportDirectoryPage = () => (
  <WithDirectoryKind>{(kind) => <DirectoryImportSteps kind={kind} />}</WithDirectoryKind>
);
