import { useState } from 'react';
import type { ApplicationImport } from 'server/contract/intake/application-import';
import { uploadImport } from 'server/contract/intake/application-import.calls';
import { useWrite } from 'shared-auth';

/** Sends a file and tells how far it is. @throws ApiError */
export const useUploadImport = () => {
  const { send } = useWrite(uploadImport);
  const [progress, setProgress] = useState<number>();
  const upload = async (file: File): Promise<ApplicationImport> => {
    const body = new FormData();
    body.append('file', file, file.name);
    try {
      const { data } = await send({ body, onProgress: setProgress });
      return data;
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress };
};
