import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import { uploadImport } from 'server/contract/applicants/intake/application-import.calls';
import type { CsvReadingOptions } from 'server/contract/platform/files/csv-file';
import { useWrite } from 'shared-auth';
import { formDataOf } from 'shell/sdk/forms';

interface ImportUpload extends CsvReadingOptions {
  file: File;
}

/** @throws ApiError */
export const useUploadImport = () => {
  const { send } = useWrite(uploadImport);
  return async (
    upload: ImportUpload,
    onProgress: (progress: number) => void = () => undefined,
  ): Promise<ApplicationImport> => {
    const { data } = await send({ body: formDataOf(upload), onProgress });
    return data;
  };
};
