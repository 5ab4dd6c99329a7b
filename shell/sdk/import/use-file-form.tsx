import { useState } from 'react';
import { csvMessages, mostCsvBytes } from 'server/contract/platform/files/csv-file-constants';
import { FileField, yup } from 'shared-ui/forms';
import { useForm } from '../forms';

const fileSchema = yup.object({ file: yup.mixed().nullable().required(csvMessages.file) });

export interface FileFormOptions<Read> {
  /** Hint with the limits of the file, such as `A .csv of at most 10 MB.` */
  hint: string;
  /** Sends the file; `onProgress` receives the upload progress, from 0 to 1. */
  read: (file: File, onProgress: (progress: number) => void) => Promise<Read>;
  onRead: (read: Read, file: File) => void;
  /** Address fields whose change discards the form, such as the step of a wizard. */
  places?: readonly string[];
}

/** Form with one CSV file, and its file field. */
export const useFileForm = <Read,>({ hint, read, onRead, places }: FileFormOptions<Read>) => {
  const [progress, setProgress] = useState<number>();
  const form = useForm<{ file: File | null }, { file: File; read: Read }>({
    initial: { file: null },
    schema: fileSchema,
    save: async ({ file }) => {
      if (!file) throw new Error(csvMessages.file);
      try {
        return { file, read: await read(file, setProgress) };
      } finally {
        setProgress(undefined);
      }
    },
    refusal: 'The file was not taken.',
    notifySaved: () => undefined,
    goOn: (taken) => onRead(taken.read, taken.file),
    ...(places && { places }),
  });
  const field = (
    <FileField
      name="file"
      label="File"
      required
      accept=".csv"
      maxBytes={mostCsvBytes}
      hint={hint}
      stateOf={() => ({ progress })}
    />
  );
  return { form, field };
};
