import { useState, type ReactNode } from 'react';
import type { CsvReading } from 'server/contract/files/csv-file';
import { csvMessages, mostCsvBytes } from 'server/contract/files/csv-file-constants';
import type { DayOrder } from 'server/contract/files/day-order-constants';
import type { ApiError } from 'shared-auth';
import { Button, ErrorState, Flex, Heading, Notice, Stack, Text } from 'shared-ui';
import { FileField, yup } from 'shared-ui/forms';
import { SampleTable } from 'shared-ui/page';
import { FileReading, formDataOf, PanelForm, useForm } from 'shell/sdk/forms';
import { ImportResults, type ImportResult } from './import-results';

interface Props<Result extends ImportResult> {
  /** What the file has to hold, and what happens with it. */
  words: ReactNode;
  hint: string;
  /** Says what would become of each row; nothing is written. */
  check: (body: FormData) => Promise<Result>;
  write: (body: FormData) => Promise<Result>;
  taken: { name: string; of: (result: Result) => number };
  /** The button that writes: `Import 3 rows`. */
  writeLabel: (count: number) => string;
  /** Above what went wrong, and above what was done. */
  failed: string;
  done: string;
  onDone: () => void;
}

/** The reading of a file that a person chose in place of the proposed one. */
interface ChosenReading extends CsvReading {
  dayOrder?: DayOrder;
}

interface CheckedFile<Result> {
  file: File;
  result: Result;
  chosenReading: ChosenReading;
  /** The order that its dates were read by: what was said, else what was proposed. */
  dayOrder: DayOrder | undefined;
}

/** Dates that can be two days are read as proposed, which is shown and can be changed. */
const checkFile = async <Result extends ImportResult>(
  check: Props<Result>['check'],
  file: File,
  chosenReading: ChosenReading = {},
): Promise<CheckedFile<Result>> => {
  const result = await check(formDataOf({ file, ...chosenReading }));
  const dayOrder = chosenReading.dayOrder ?? result.dayOrder?.order;
  if (dayOrder === chosenReading.dayOrder) return { file, chosenReading, dayOrder, result };
  return {
    file,
    chosenReading,
    dayOrder,
    result: await check(formDataOf({ file, ...chosenReading, dayOrder })),
  };
};

const schema = yup.object({ file: yup.mixed().nullable().required(csvMessages.file) });

const ChooseFile = <Result extends ImportResult>({
  words,
  hint,
  check,
  onChecked,
}: Pick<Props<Result>, 'words' | 'hint' | 'check'> & {
  onChecked: (checked: CheckedFile<Result>) => void;
}) => {
  const form = useForm<{ file: File | null }, CheckedFile<Result>>({
    initial: { file: null },
    schema,
    save: async ({ file }) => {
      if (!file) throw new Error(csvMessages.file);
      return checkFile(check, file);
    },
    refusal: 'The file was not taken.',
    notifySaved: () => undefined,
    goOn: onChecked,
  });
  return (
    <PanelForm form={form} submitLabel="Check the rows">
      <Text tone="second">{words}</Text>
      <FileField
        name="file"
        label="File"
        required
        accept=".csv"
        maxBytes={mostCsvBytes}
        hint={hint}
      />
    </PanelForm>
  );
};

/** A file that is checked row by row before anything of it is written. */
export const CheckedImport = <Result extends ImportResult>({
  write,
  taken,
  writeLabel,
  failed,
  done,
  onDone,
  ...choice
}: Props<Result>) => {
  const [checked, setChecked] = useState<CheckedFile<Result>>();
  const [written, setWritten] = useState<Result>();
  const [isWriting, setWriting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const results = (result: Result) => (
    <ImportResults result={result} taken={{ name: taken.name, count: taken.of(result) }} />
  );
  if (written)
    return (
      <Stack gap="4" role="status">
        <Heading level={3}>{done}</Heading>
        {results(written)}
        <div>
          <Button onClick={onDone}>Done</Button>
        </div>
      </Stack>
    );
  if (!checked) return <ChooseFile {...choice} onChecked={setChecked} />;
  const { file, result, chosenReading, dayOrder } = checked;
  const count = taken.of(result);
  // The same file again goes on where it was.
  const run = () => {
    setWriting(true);
    setError(undefined);
    write(formDataOf({ file, ...chosenReading, dayOrder }))
      .then(setWritten, (cause: ApiError) => setError(cause))
      .finally(() => setWriting(false));
  };
  const checkAs = async (next: ChosenReading) => {
    setError(undefined);
    setChecked(await checkFile(choice.check, file, next));
  };
  return (
    <Stack gap="4">
      <FileReading
        facts={result}
        onRead={(reading) =>
          checkAs({
            ...reading,
            ...(chosenReading.dayOrder && { dayOrder: chosenReading.dayOrder }),
          })
        }
        days={
          result.dayOrder && dayOrder
            ? {
                proposal: result.dayOrder,
                order: dayOrder,
                onChoose: (order) => checkAs({ ...chosenReading, dayOrder: order }),
              }
            : undefined
        }
      >
        <SampleTable columns={result.columns} rows={result.sample} />
      </FileReading>
      <Heading level={3}>What would happen</Heading>
      {result.fault ? (
        <Notice tone="bad" title="No row can be read" words={result.fault} />
      ) : (
        results(result)
      )}
      {error ? (
        <ErrorState title={failed} words={error.message} reference={error.requestId} />
      ) : null}
      <Flex gap="2" wrap="wrap">
        <Button
          variant="main"
          busy={isWriting}
          disabledReason={count === 0 ? result.fault || 'No row changes anything.' : undefined}
          onClick={run}
        >
          {writeLabel(count)}
        </Button>
        <Button onClick={() => setChecked(undefined)}>Another file</Button>
      </Flex>
    </Stack>
  );
};
