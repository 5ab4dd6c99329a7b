import { useEffect, useEffectEvent } from 'react';
import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import { Button } from 'shared-ui';
import { ImportRunStep } from 'shell/sdk/import';
import { leadTo, useLinkToList } from 'shell/sdk/react';
import { directoryKind } from '../../../../contract';
import { CheckedRowsTable } from './lines-table';
import type { PreviewedFile } from './read-file';
import { DownloadRefusedButton } from './download-refused-button';
import { useImportRun } from './use-import-run';

interface Props {
  kind: DirectoryKind;
  read: PreviewedFile;
  onDone: () => void;
  onAnother: () => void;
}

export const RunStep = ({
  kind,
  read: { file, preview, readingOptions },
  onDone,
  onAnother,
}: Props) => {
  const { records, unchanged, refused, refusedFile } = preview;
  const first = preview.missing.filter((one) => readingOptions.create?.includes(one.kind));
  const { run, begin, goOn, cancel } = useImportRun({ kind, first, records, onDone });
  const list = useLinkToList({ to: directoryKind, params: { kind } });
  const start = useEffectEvent(() => void begin());
  useEffect(() => start(), []);
  const { state, done, message } = run;
  return (
    <>
      <ImportRunStep
        {...{ state, done, message }}
        total={records.length}
        figures={[
          { name: 'New', count: run.created, color: 'ok' },
          { name: 'Changed', count: run.updated, color: 'ok' },
          { name: 'Unchanged', count: unchanged + run.unchanged },
          { name: 'Refused', count: refused + run.refused.length, color: 'bad' },
        ]}
        words="Stay on this page until it is done. Whatever interrupts it: the same file again goes on where it was."
        onGoOn={() => void goOn()}
        actions={
          state === 'running' ? (
            <Button onClick={cancel}>Cancel</Button>
          ) : (
            <>
              {state === 'finished' ? (
                <Button variant="main" {...leadTo(list)}>
                  Show the list
                </Button>
              ) : null}
              <DownloadRefusedButton file={file} text={refusedFile} />
              <Button onClick={onAnother}>Import another file</Button>
            </>
          )
        }
      />
      {run.refused.length > 0 ? <CheckedRowsTable kind={kind} lines={run.refused} /> : null}
    </>
  );
};
