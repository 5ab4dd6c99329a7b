import { useState } from 'react';
import {
  directoryKinds,
  type DirectoryKind,
} from 'server/contract/company/directory/directory-constants';
import type { ApiError } from 'shared-auth';
import { notify } from 'shared-ui';
import { ImportCheckStep } from 'shell/sdk/import';
import { CheckedRowsTable } from './lines-table';
import { toFileColumnValues, useImportPreview, type PreviewedFile } from './read-file';
import { DownloadRefusedButton } from './download-refused-button';

interface Props {
  kind: DirectoryKind;
  read: PreviewedFile;
  onRead: (read: PreviewedFile) => void;
  onBack: () => void;
  onRun: () => void;
}

export const CheckStep = ({ kind, read, onRead, onBack, onRun }: Props) => {
  const { file, preview, readingOptions } = read;
  const { preview: checkAs, isSending } = useImportPreview(kind);
  // State of the checkboxes; they change at once, while the rows change only after the server has
  // checked the file again.
  const [asked, setAsked] = useState<DirectoryKind[]>();
  const create = async (kinds: DirectoryKind[]) => {
    setAsked(kinds);
    try {
      onRead(
        await checkAs(file, { ...readingOptions, create: kinds }, toFileColumnValues(preview)),
      );
    } catch (error) {
      notify.error((error as ApiError).message);
    } finally {
      setAsked(undefined);
    }
  };
  const { total, created, updated, unchanged, refused, lines, records, refusedFile } = preview;
  return (
    <ImportCheckStep
      figures={[
        { name: 'Rows', count: total },
        { name: 'New', count: created, color: 'ok' },
        { name: 'Changed', count: updated, color: 'ok' },
        { name: 'Unchanged', count: unchanged },
        { name: 'Refused', count: refused, color: 'bad' },
      ]}
      words="Refused rows do not keep the others from being imported."
      missing={preview.missing.map(({ kind: of, names }) => {
        const { one, many } = directoryKinds[of];
        return { kind: of, one, many, names, count: names.length };
      })}
      created={asked ?? readingOptions.create ?? []}
      onCreate={(kinds) => void create(kinds)}
      stored={preview.stored}
      count={records.length}
      nothing="There is nothing to write: no row is new or changed."
      isChecking={isSending}
      actions={<DownloadRefusedButton file={file} text={refusedFile} />}
      onBack={onBack}
      onRun={onRun}
    >
      <CheckedRowsTable kind={kind} lines={lines} />
    </ImportCheckStep>
  );
};
