import type { ApplicationImport } from 'server/contract/intake/application-import';
import { csvMessages, mostCsvBytes } from 'server/contract/files/csv-file-constants';
import { Card, Text } from 'shared-ui';
import { FileField, yup } from 'shared-ui/forms';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useWayBack } from 'shell/sdk/react';
import { applications } from '../../../../contract';
import { useUploadImport } from '../api/upload-import';
import { stepPlaces } from '../import-address';

interface Values {
  file: File | null;
}

interface Uploaded {
  file: File;
  imported: ApplicationImport;
}

const empty: Values = { file: null };
const schema = yup.object({ file: yup.mixed().nullable().required(csvMessages.file) });

interface Props {
  onUploaded: (imported: ApplicationImport, file: File) => void;
}

/** The first step: a file of people. */
export const FileStep = ({ onUploaded }: Props) => {
  const { upload, progress } = useUploadImport();
  const list = useWayBack({ to: applications });
  const form = useForm<Values, Uploaded>({
    initial: empty,
    schema,
    places: stepPlaces,
    save: async ({ file }) => {
      if (!file) throw new Error(csvMessages.file);
      return { file, imported: await upload(file) };
    },
    refusal: 'The file was not taken.',
    notifySaved: () => undefined,
    goOn: ({ imported, file }) => onUploaded(imported, file),
  });
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Text tone="second" mb="4">
        One line names the columns, each line below it is one person with name, e-mail address or
        mobile number, and job. Jobs that the file names have to be there first; sources can be
        created with it. Nothing is imported before you have seen what would happen.
      </Text>
      <PageForm
        form={form}
        summaryTitle={form.refusal}
        submitLabel="Next"
        onCancel={() => list.go()}
      >
        <FileField
          name="file"
          label="File"
          required
          accept=".csv"
          maxBytes={mostCsvBytes}
          hint="A .csv of at most 10 MB and 50,000 rows, best saved as CSV UTF-8."
          stateOf={() => ({ progress })}
        />
      </PageForm>
    </Card>
  );
};
