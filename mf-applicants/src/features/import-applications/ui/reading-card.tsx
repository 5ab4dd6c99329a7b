import { useState } from 'react';
import type { CsvReading } from 'server/contract/files/csv-file';
import type { ApplicationImport } from 'server/contract/intake/application-import';
import type { ApiError } from 'shared-auth';
import { SampleTable } from 'shared-ui/page';
import { FileReading } from 'shell/sdk/forms';
import { useUploadImport } from '../api/upload-import';

interface Props {
  imported: ApplicationImport;
  file: File | undefined;
  onReadAgain: (imported: ApplicationImport) => void;
}

/** The first rows, and how they were read; read otherwise, the file is another import. */
export const ReadingCard = ({ imported, file, onReadAgain }: Props) => {
  const { upload, isSending } = useUploadImport();
  const [fault, setFault] = useState<string>();
  const readAs = async (chosen: File, reading: CsvReading) => {
    setFault(undefined);
    try {
      onReadAgain(await upload(chosen, reading));
    } catch (error) {
      const { fields = {}, message } = error as ApiError;
      setFault(Object.values(fields)[0] ?? message);
    }
  };
  return (
    <FileReading
      facts={imported}
      onRead={file && ((reading) => void readAs(file, reading))}
      isReading={isSending}
      fault={fault}
    >
      <SampleTable columns={imported.columns} rows={imported.sample} />
    </FileReading>
  );
};
