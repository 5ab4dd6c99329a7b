import { useState } from 'react';
import { directoryKinds, type DirectoryKind } from 'server/contract/directory/directory-constants';
import { mostDirectoryRows } from 'server/contract/directory/directory-import-constants';
import { directoryCalls } from 'server/contract/directory/directory.calls';
import { csvMessages, mostCsvBytes } from 'server/contract/files/csv-file-constants';
import { saveText, useWrite } from 'shared-auth';
import { Button, Card, DownloadIcon, Text } from 'shared-ui';
import { FileField, yup } from 'shared-ui/forms';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useWayToList } from 'shell/sdk/react';
import { directoryKind } from '../../../../contract';
import { importForm, templateOf, type ReadFile } from './import-steps';
import { orderWords } from './order-words';

interface Props {
  kind: DirectoryKind;
  onRead: (read: ReadFile) => void;
}

interface Values {
  file: File | null;
}

const empty: Values = { file: null };
const schema = yup.object({ file: yup.mixed().nullable().required(csvMessages.file) });

/** The first step: a file of records, or the template of one. */
export const FileStep = ({ kind, onRead }: Props) => {
  const { many } = directoryKinds[kind];
  const { send } = useWrite(directoryCalls[kind].preview);
  const [progress, setProgress] = useState<number>();
  const list = useWayToList({ to: directoryKind, params: { kind } });
  const form = useForm<Values, ReadFile>({
    initial: empty,
    schema,
    save: async ({ file }) => {
      if (!file) throw new Error(csvMessages.file);
      try {
        const { data } = await send({ body: importForm(file, {}), onProgress: setProgress });
        return { file, preview: data, readingOptions: {} };
      } finally {
        setProgress(undefined);
      }
    },
    refusal: 'The file was not taken.',
    notifySaved: () => undefined,
    goOn: onRead,
  });
  return (
    <Card p={{ base: '4', md: '5' }}>
      <Text
        tone="second"
        mb="4"
      >{`One line names the columns, each line below it is one record. What is there already is found by its external id, else by its ${kind === 'people' ? 'e-mail address' : 'name'}. Nothing is written before you have seen what would happen.`}</Text>
      {orderWords(kind) ? (
        <Text tone="second" mb="4">
          {orderWords(kind)}
        </Text>
      ) : null}
      <PageForm
        form={form}
        summaryTitle={form.refusal}
        submitLabel="Next"
        onCancel={() => list.go()}
        actions={
          <Button
            icon={<DownloadIcon size={14} aria-hidden />}
            onClick={() => saveText(`${many}.csv`, templateOf(kind))}
          >
            Download a template
          </Button>
        }
      >
        <FileField
          name="file"
          label="File"
          required
          accept=".csv"
          maxBytes={mostCsvBytes}
          hint={`A .csv of at most 10 MB and ${mostDirectoryRows.toLocaleString('en-US')} rows, best saved as CSV UTF-8.`}
          stateOf={() => ({ progress })}
        />
      </PageForm>
    </Card>
  );
};
