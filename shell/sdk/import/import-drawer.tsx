import { useState } from 'react';
import type { DayOrder } from 'server/contract/platform/files/day-order-constants';
import type { ApiError } from 'shared-auth';
import { Button, ErrorState, Flex, Heading, Notice, Stack, Text } from 'shared-ui';
import { formDataOf, PanelForm } from '../forms';
import type { FileReading } from './file-reading';
import { FileReadingFields } from './file-reading-fields';
import { ImportResults, type ImportResult } from './import-results';
import { useFileForm } from './use-file-form';

interface Props<Result extends ImportResult> {
  words: string;
  hint: string;
  /** Dry run: returns the expected outcome of each row, and writes nothing. */
  check: (body: FormData) => Promise<Result>;
  write: (body: FormData) => Promise<Result>;
  taken: { name: string; of: (result: Result) => number };
  /** Label of the button that starts the import, such as `Import 3 rows`. */
  writeLabel: (count: number) => string;
  failed: string;
  done: string;
  onDone: () => void;
}

interface CheckedFile<Result> {
  file: File;
  result: Result;
  chosenReading: FileReading;
  /** Order of day and month with which the file was read: the chosen order, else the proposed order. */
  dayOrder: DayOrder | undefined;
}

/** Ambiguous dates are read in the proposed order, which is shown and can be changed. */
const checkFile = async <Result extends ImportResult>(
  check: Props<Result>['check'],
  file: File,
  chosenReading: FileReading = {},
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

/** Drawer that imports a file: first a check, then the write. Columns are recognised by their names. */
export const ImportDrawer = <Result extends ImportResult>({
  words,
  hint,
  check,
  write,
  taken,
  writeLabel,
  failed,
  done,
  onDone,
}: Props<Result>) => {
  const [checked, setChecked] = useState<CheckedFile<Result>>();
  const [written, setWritten] = useState<Result>();
  const [isWriting, setWriting] = useState(false);
  const [error, setError] = useState<ApiError>();
  const { form, field } = useFileForm({
    hint,
    read: (chosen) => checkFile(check, chosen),
    onRead: setChecked,
  });
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
  if (!checked)
    return (
      <PanelForm form={form} submitLabel="Check the rows">
        <Text tone="second">{words}</Text>
        {field}
      </PanelForm>
    );
  const { file, result, chosenReading, dayOrder } = checked;
  const count = taken.of(result);
  // Starts or resumes the import; sending the same file again resumes its import.
  const run = () => {
    setWriting(true);
    setError(undefined);
    write(formDataOf({ file, ...chosenReading, dayOrder }))
      .then(setWritten, (cause: ApiError) => setError(cause))
      .finally(() => setWriting(false));
  };
  const checkAs = async (next: FileReading) => {
    setError(undefined);
    setChecked(await checkFile(check, file, next));
  };
  return (
    <Stack gap="4">
      <FileReadingFields
        preview={result}
        dayOrder={chosenReading.dayOrder}
        onRead={checkAs}
        onDayOrder={(order) => checkAs({ ...chosenReading, dayOrder: order })}
      />
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
