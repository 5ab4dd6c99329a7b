import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import type { FileReading } from 'shell/sdk/import';
import { useImportForecast } from '../use-import-forecast';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { RunStep } from './run-step';

interface Props {
  imported: ApplicationImport;
  step: 'columns' | 'check' | 'run';
  onStep: (step: 'columns' | 'check') => void;
  /**
   * Uploads the file again as a new import, with other reading options; undefined after a page reload, since
   * the file is gone.
   */
  onRead: ((reading: FileReading) => Promise<void>) | undefined;
  onAnother: () => void;
}

export const StoredImport = ({ imported, step, onRead, onStep, onAnother }: Props) => {
  const forecast = useImportForecast(imported);
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
