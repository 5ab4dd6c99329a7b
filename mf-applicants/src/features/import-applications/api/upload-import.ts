import { useState } from 'react';
import type { ApplicationImport } from 'server/contract/intake/application-import';
import { uploadImport } from 'server/contract/intake/application-import.calls';
import type { CsvReading } from 'server/contract/files/csv-file';
import { useWrite } from 'shared-auth';
import { formDataOf } from 'shell/sdk/forms';

/** Sends a file and tells how far it is. @throws ApiError */
export const useUploadImport = () => {
  const { send, isSending } = useWrite(uploadImport);
  const [progress, setProgress] = useState<number>();
  const upload = async (file: File, reading: CsvReading = {}): Promise<ApplicationImport> => {
    try {
      const body = formDataOf({ ...reading, file });
      const { data } = await send({ body, onProgress: setProgress });
      return data;
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress, isSending };
};
