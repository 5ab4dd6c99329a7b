import { useEffect, useRef, useState } from 'react';
import { Box } from 'shared-ui';
import { useAddressState } from 'shell/sdk/react';
import { importAddress } from './import-address';
import { FileStep } from './ui/file-step';
import { ImportFrame } from './ui/import-frame';
import { StoredImport } from './ui/stored-import';

/** People from a CSV file, step by step; the address knows the import, so that one can leave and return. */
export const ImportApplicationsPage = () => {
  const [{ id, step }, change] = useAddressState(importAddress);
  // At hand until the page is loaded anew, so that it can be read otherwise.
  const [file, setFile] = useState<File>();
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    frame.current?.querySelector('h1')?.focus();
  }, [id]);
  return (
    <Box ref={frame} maxWidth="960px">
      {id === undefined ? (
        <ImportFrame step="file">
          <FileStep
            onUploaded={(imported, chosen) => {
              setFile(chosen);
              change({ id: imported.id, step: 'columns' });
            }}
          />
        </ImportFrame>
      ) : (
        <StoredImport
          key={id}
          id={id}
          file={file}
          onReadAgain={(imported) => change({ id: imported.id, step: 'columns' })}
          step={step}
          onStep={(next) => change({ step: next })}
          onAnother={() => {
            setFile(undefined);
            change({ id: undefined, step: 'columns' });
          }}
        />
      )}
    </Box>
  );
};
