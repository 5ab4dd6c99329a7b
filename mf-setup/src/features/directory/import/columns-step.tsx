import type { DirectoryKind } from 'server/contract/directory/directory-constants';
import { directoryCalls } from 'server/contract/directory/directory.calls';
import type { CsvReading } from 'server/contract/files/csv-file';
import { useWrite } from 'shared-auth';
import { SampleTable } from 'shared-ui/page';
import { FileReading } from 'shell/sdk/forms';
import { ColumnsForm } from './columns-form';
import { importForm, type ReadFile } from './import-steps';

interface Props {
  kind: DirectoryKind;
  read: ReadFile;
  onRead: (read: ReadFile) => void;
  onAnother: () => void;
  onChecked: (read: ReadFile) => void;
}

/** The second step: how the file is read, and what its columns are. */
export const ColumnsStep = ({ kind, read, onRead, onAnother, onChecked }: Props) => {
  const { file, preview, readingOptions } = read;
  const { send } = useWrite(directoryCalls[kind].preview);
  const readAs = async (reading: CsvReading) => {
    const next = {
      ...reading,
      ...(readingOptions.dayOrder && { dayOrder: readingOptions.dayOrder }),
    };
    const { data } = await send({ body: importForm(file, next) });
    onRead({ file, preview: data, readingOptions: next });
  };
  const { dayOrder } = preview;
  const order = readingOptions.dayOrder ?? dayOrder?.order;
  return (
    <>
      <FileReading
        facts={preview}
        onRead={readAs}
        days={
          dayOrder && order
            ? {
                proposal: dayOrder,
                order,
                onChoose: (chosen) =>
                  onRead({ ...read, readingOptions: { ...readingOptions, dayOrder: chosen } }),
              }
            : undefined
        }
      >
        <SampleTable columns={preview.columns} rows={preview.sample} />
      </FileReading>
      <ColumnsForm
        key={JSON.stringify([preview.columns, preview.sample])}
        {...{ kind, onAnother, onChecked }}
        read={{ ...read, readingOptions: { ...readingOptions, ...(order && { dayOrder: order }) } }}
      />
    </>
  );
};
