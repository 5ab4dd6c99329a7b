import type { ApplicationImport } from 'server/contract/intake/application-import';
import type { FileReading } from 'shell/sdk/import';
import { useForecast } from '../use-forecast';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { RunStep } from './run-step';

interface Props {
  imported: ApplicationImport;
  step: 'columns' | 'check' | 'run';
  onStep: (step: 'columns' | 'check') => void;
  /** Reads its file otherwise, which makes another import; left out where that is not at hand. */
  onRead: ((reading: FileReading) => Promise<void>) | undefined;
  onAnother: () => void;
}

/** An import whose file is there, at the step that it has come to. */
export const StoredImport = ({ imported, step, onRead, onStep, onAnother }: Props) => {
  const forecast = useForecast(imported);
  if (step === 'run') return <RunStep imported={imported} onAnother={onAnother} />;
  if (step === 'check')
    return <CheckStep {...forecast} imported={imported} onBack={() => onStep('columns')} />;
  return (
    <ColumnsStep
      {...{ imported, onRead, onAnother }}
      check={forecast.check}
      onChecked={() => onStep('check')}
    />
  );
};
