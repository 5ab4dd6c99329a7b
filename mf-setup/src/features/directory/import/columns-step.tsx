import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import { importFields } from 'server/contract/company/directory/directory-import-constants';
import { yup } from 'shared-ui/forms';
import { ImportColumnChoices, ImportColumnsStep, FileReadingFields } from 'shell/sdk/import';
import { toFileColumnValues, useImportPreview, type PreviewedFile } from './read-file';

interface Props {
  kind: DirectoryKind;
  read: PreviewedFile;
  onRead: (read: PreviewedFile) => void;
  onAnother: () => void;
  onChecked: (read: PreviewedFile) => void;
}

export const ColumnsStep = ({ kind, read, onRead, onAnother, onChecked }: Props) => {
  const { file, preview, readingOptions } = read;
  const { preview: readAs } = useImportPreview(kind);
  const { preview: checkAs } = useImportPreview(kind);
  const { columns, sample } = preview;
  const dayOrder = readingOptions.dayOrder ?? preview.dayOrder?.order;
  const fields = columns.map((label, at) => ({ name: `column${at}`, label }));
  return (
    <>
      <FileReadingFields
        preview={preview}
        dayOrder={readingOptions.dayOrder}
        onRead={async (reading) => onRead(await readAs(file, reading))}
        onDayOrder={(order) =>
          onRead({ ...read, readingOptions: { ...readingOptions, dayOrder: order } })
        }
      />
      <ImportColumnsStep
        key={JSON.stringify([columns, sample])}
        words="A column that is left out changes nothing; an empty cell of any other empties its field."
        initial={toFileColumnValues(preview)}
        schema={yup.object({})}
        labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        fieldOf={() => 'column0'}
        check={(values) =>
          checkAs(file, { ...readingOptions, ...(dayOrder && { dayOrder }) }, values)
        }
        onChecked={onChecked}
        onAnother={onAnother}
      >
        <ImportColumnChoices
          fields={fields}
          options={importFields(kind).map(({ name, label }) => ({ value: name, label }))}
          placeholder="Left out"
        />
      </ImportColumnsStep>
    </>
  );
};
