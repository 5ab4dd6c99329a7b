import type {
  ApplicationImport,
  ImportChoice,
} from 'server/contract/applicants/intake/application-import';
import { useLookup } from 'shared-auth/lookups';
import { ImportColumnsStep, FileReadingFields, type FileReading } from 'shell/sdk/import';
import { useOfferedJob } from '../../../application/use-offered-job';
import {
  toImportChoice,
  toImportFormField,
  importFieldLabels,
  toImportColumnValues,
} from '../column-values';
import { columnsSchema } from '../columns.schema';
import { stepAddressFields } from '../import-address';
import { ColumnFields } from './column-fields';
import { ImportSkeleton } from './import-skeleton';

interface Props {
  imported: ApplicationImport;
  onRead: ((reading: FileReading) => Promise<void>) | undefined;
  check: (choice: ImportChoice) => Promise<void>;
  onChecked: () => void;
  onAnother: () => void;
}

/** Waits for the names of the stored job and source, so that the form opens with them. */
export const ColumnsStep = ({ imported, onRead, check, onChecked, onAnother }: Props) => {
  const { jobId, sourceId, createSources } = imported;
  const { job, isKnown } = useOfferedJob(jobId ?? undefined);
  const sources = useLookup('sources', sourceId === null ? null : { ids: [sourceId] });
  if (!isKnown || sources.isLoading) return <ImportSkeleton />;
  const source = sources.items.find((one) => one.id === sourceId);
  const sourceForAll = source ? { id: source.id, label: source.label } : null;
  return (
    <>
      <FileReadingFields preview={imported} onRead={onRead} />
      <ImportColumnsStep
        initial={toImportColumnValues(imported, { jobForAll: job, sourceForAll })}
        schema={columnsSchema}
        labels={importFieldLabels}
        fieldOf={toImportFormField}
        places={stepAddressFields}
        check={(values) =>
          check({ ...toImportChoice(values), ...(createSources && { createSources }) })
        }
        onChecked={onChecked}
        onAnother={onAnother}
      >
        <ColumnFields imported={imported} />
      </ImportColumnsStep>
    </>
  );
};
