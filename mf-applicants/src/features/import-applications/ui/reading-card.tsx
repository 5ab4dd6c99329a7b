import type { ApplicationImport } from 'server/contract/intake/application-import';
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
  const { upload } = useUploadImport();
  return (
    <FileReading
      facts={imported}
      onRead={file && (async (reading) => onReadAgain(await upload(file, reading)))}
    >
      <SampleTable columns={imported.columns} rows={imported.sample} />
    </FileReading>
  );
};
