import { useEffect, useRef } from 'react';
import { Box } from 'shared-ui';
import { useAddressState } from 'shell/sdk/react';
import { importAddress } from './import-address';
import { FileStep } from './ui/file-step';
import { ImportFrame } from './ui/import-frame';
import { StoredImport } from './ui/stored-import';

/** People from a CSV file, step by step; the address knows the import, so that one can leave and return. */
export const ImportApplicationsPage = () => {
  const [{ id, step }, change] = useAddressState(importAddress);
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
          <FileStep onUploaded={(imported) => change({ id: imported.id, step: 'columns' })} />
        </ImportFrame>
      ) : (
        <StoredImport
          key={id}
          id={id}
          step={step}
          onStep={(next) => change({ step: next })}
          onAnother={() => change({ id: undefined, step: 'columns' })}
        />
      )}
    </Box>
  );
};
