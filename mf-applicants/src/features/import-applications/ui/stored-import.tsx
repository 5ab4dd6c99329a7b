import { useState } from 'react';
import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import { useImport } from '../api/get-import';
import { rowWords } from 'shared-ui/page';
import { stepOf } from '../import-address';
import { useRefreshWhenDone } from '../use-refresh-when-done';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { ImportFailure } from './import-failure';
import { ImportFrame } from './import-frame';
import { ImportOnItsWay } from './import-on-its-way';
import { RunStep } from './run-step';

interface Props {
  id: number;
  step: 'columns' | 'check';
  onStep: (step: 'columns' | 'check') => void;
  /** What it was read from, where that is at hand. */
  file: File | undefined;
  onReadAgain: (imported: ApplicationImport) => void;
  onAnother: () => void;
}

/** An import whose file is there, at the step that it has come to. */
export const StoredImport = ({ id, step: asked, onStep, file, onReadAgain, onAnother }: Props) => {
  const { imported, error, reload } = useImport(id);
  const [forecast, setForecast] = useState<ImportForecast>();
  useRefreshWhenDone(imported?.state);
  if (!imported) {
    return (
      <ImportFrame step={asked}>
        {error ? (
          <ImportFailure error={error} onRetry={reload} onAnother={onAnother} />
        ) : (
          <ImportOnItsWay />
        )}
      </ImportFrame>
    );
  }
  const step = stepOf(imported, asked);
  const goTo = (to: string) => (to === 'file' ? onAnother() : onStep('columns'));
  return (
    <ImportFrame
      step={imported.state === 'finished' ? 'done' : step}
      words={`${imported.fileName}, ${rowWords(imported.total)}`}
      onStep={step === 'run' ? undefined : goTo}
    >
      {step === 'columns' ? (
        <ColumnsStep
          {...{ imported, file, onReadAgain }}
          onAnother={onAnother}
          onForecast={(next) => {
            setForecast(next);
            onStep('check');
          }}
        />
      ) : null}
      {step === 'check' ? (
        <CheckStep imported={imported} known={forecast} onBack={() => onStep('columns')} />
      ) : null}
      {step === 'run' ? <RunStep imported={imported} onAnother={onAnother} /> : null}
    </ImportFrame>
  );
};
