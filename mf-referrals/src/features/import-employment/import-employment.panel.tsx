import { useState } from 'react';
import type { EmploymentImport } from 'server/contract/employment/employment';
import { mostEmploymentRows } from 'server/contract/employment/employment-constants';
import { checkEmploymentFile, importEmployment } from 'server/contract/employment/employment.calls';
import { csvMessages, mostCsvBytes } from 'server/contract/files/csv-file-constants';
import { useWrite } from 'shared-auth';
import { Button, ErrorState, Flex, Heading, Stack, Text } from 'shared-ui';
import { FileField, yup } from 'shared-ui/forms';
import { rowWords } from 'shared-ui/page';
import { formDataOf, PanelForm, useForm } from 'shell/sdk/forms';
import { Panel, usePanel } from 'shell/sdk/react';
import { employmentImport } from '../../../contract';
import { ImportResults } from './import-results';

interface CheckedFile {
  file: File;
  result: EmploymentImport;
}

const schema = yup.object({ file: yup.mixed().nullable().required(csvMessages.file) });

const ChooseFile = ({ onChecked }: { onChecked: (checked: CheckedFile) => void }) => {
  const { send } = useWrite(checkEmploymentFile);
  const form = useForm<{ file: File | null }, CheckedFile>({
    initial: { file: null },
    schema,
    save: async ({ file }) => {
      if (!file) throw new Error(csvMessages.file);
      const { data } = await send({ body: formDataOf({ file }) });
      return { file, result: data };
    },
    refusal: 'The file was not taken.',
    tellSaved: () => undefined,
    goOn: onChecked,
  });
  return (
    <PanelForm form={form} submitLabel="Check the rows">
      <Text tone="second">
        The first line names the columns: Id or Email, and Joining Date, Leaving Date or both; there
        may be others, so the export of referrals can be sent back. An empty cell changes nothing, a
        dash in Leaving Date says that the person is employed. Nothing is written before you have
        seen what would happen.
      </Text>
      <FileField
        name="file"
        label="File"
        required
        accept=".csv"
        maxBytes={mostCsvBytes}
        hint={`A .csv of at most 10 MB and ${mostEmploymentRows.toLocaleString('en-US')} rows.`}
      />
    </PanelForm>
  );
};

interface CheckProps {
  checked: CheckedFile;
  onAnother: () => void;
  onDone: (result: EmploymentImport) => void;
}

const CheckRows = ({ checked: { file, result }, onAnother, onDone }: CheckProps) => {
  const { send, isSending, error } = useWrite(importEmployment);
  const run = async () => {
    // What failed is told below; the same file again goes on where it was.
    const answer = await send({ body: formDataOf({ file }) }).catch(() => undefined);
    if (answer) onDone(answer.data);
  };
  return (
    <Stack gap="4">
      <Heading level={3}>What would happen</Heading>
      <ImportResults result={result} />
      {error ? (
        <ErrorState
          title="The dates were not changed"
          words={error.message}
          reference={error.requestId}
        />
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button
          variant="main"
          busy={isSending}
          disabledReason={result.updated === 0 ? 'No row changes anything.' : undefined}
          onClick={() => void run()}
        >
          Import {rowWords(result.updated)}
        </Button>
        <Button onClick={onAnother}>Another file</Button>
      </Flex>
    </Stack>
  );
};

/** Joining and leaving dates of hires from a CSV file, checked before anything is written. */
export const ImportEmploymentPanel = () => {
  const { close } = usePanel(employmentImport);
  const [checked, setChecked] = useState<CheckedFile>();
  const [done, setDone] = useState<EmploymentImport>();
  const draw = () => {
    if (done)
      return (
        <Stack gap="4" role="status">
          <Heading level={3}>The dates are imported</Heading>
          <ImportResults result={done} />
          <div>
            <Button onClick={() => close(undefined)}>Done</Button>
          </div>
        </Stack>
      );
    return checked ? (
      <CheckRows checked={checked} onAnother={() => setChecked(undefined)} onDone={setDone} />
    ) : (
      <ChooseFile onChecked={setChecked} />
    );
  };
  return <Panel>{draw()}</Panel>;
};
