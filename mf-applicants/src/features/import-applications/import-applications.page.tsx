import { useState } from 'react';
import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import { mostCsvRows } from 'server/contract/platform/files/csv-file-constants';
import { ImportFileStep, ImportFrame } from 'shell/sdk/import';
import { useAddressState, useLinkBackToList } from 'shell/sdk/react';
import { applications } from '../../../contract';
import { useApplicationImport } from './api/get-import';
import { useUploadImport } from './api/upload-import';
import { importAddress, getImportStep, stepAddressFields } from './import-address';
import { StoredImport } from './ui/stored-import';
import { ImportPlaceholder } from './ui/import-placeholder';

const introText =
  'One line names the columns, each line below it is one person with name, e-mail address or ' +
  'mobile number, and job. Jobs that the file names have to be there first; sources can be ' +
  'created with it. Nothing is imported before you have seen what would happen.';

/** The address contains the import's id, so that a user can leave and return. */
export const ImportApplicationsPage = () => {
  const [{ id, step: asked }, change] = useAddressState(importAddress);
  const [file, setFile] = useState<File>();
  const { imported, error, reload } = useApplicationImport(id);
  const upload = useUploadImport();
  const list = useLinkBackToList({ to: applications });
  const toColumns = (next: ApplicationImport) => change({ id: next.id, step: 'columns' });
  const toFile = () => {
    setFile(undefined);
    change({ id: undefined, step: 'columns' });
  };
  const title = 'Import Applicants';
  if (id === undefined)
    return (
      <ImportFrame title={title} step="file">
        <ImportFileStep
          words={[introText]}
          maxRows={mostCsvRows}
          places={stepAddressFields}
          read={(chosen, onProgress) => upload({ file: chosen }, onProgress)}
          onRead={(next, chosen) => {
            setFile(chosen);
            toColumns(next);
          }}
          onCancel={() => list.go()}
        />
      </ImportFrame>
    );
  if (!imported)
    return (
      <ImportFrame title={title} step={asked} subject={id}>
        <ImportPlaceholder error={error} onRetry={reload} onAnother={toFile} />
      </ImportFrame>
    );
  const step = getImportStep(imported, asked);
  return (
    <ImportFrame
      title={title}
      step={imported.state === 'finished' ? 'done' : step}
      subject={id}
      file={{ name: imported.fileName, rows: imported.total }}
      onStep={(to) => (to === 'file' ? toFile() : change({ step: 'columns' }))}
    >
      <StoredImport
        key={id}
        {...{ imported, step }}
        onRead={file && (async (reading) => toColumns(await upload({ ...reading, file })))}
        onStep={(next) => change({ step: next })}
        onAnother={toFile}
      />
    </ImportFrame>
  );
};
