import type { DirectoryKind } from 'server/contract/directory/directory-constants';
import { importFields } from 'server/contract/directory/directory-import-constants';
import { directoryCalls } from 'server/contract/directory/directory.calls';
import { useWrite } from 'shared-auth';
import { Card, Grid, Heading, Text } from 'shared-ui';
import { SelectField, useFormikContext, yup } from 'shared-ui/forms';
import { PageForm, useForm } from 'shell/sdk/forms';
import { columnValuesOf, importForm, type ColumnValues, type ReadFile } from './import-steps';

interface Props {
  kind: DirectoryKind;
  read: ReadFile;
  onAnother: () => void;
  onChecked: (read: ReadFile) => void;
}

/** What each column is; a field that is taken cannot be chosen again. */
const ColumnFields = ({ kind, columns }: { kind: DirectoryKind; columns: readonly string[] }) => {
  const { values } = useFormikContext<ColumnValues>();
  const options = (at: number) =>
    importFields(kind).map(({ name, label }) => {
      const other = columns.findIndex(
        (_, place) => place !== at && values[`column${place}`] === name,
      );
      return {
        value: name,
        label: other < 0 ? label : `${label} (taken by ${columns[other] ?? ''})`,
        disabled: other >= 0,
      };
    });
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="4">
      {columns.map((label, at) => (
        <SelectField
          key={at}
          name={`column${at}`}
          label={label}
          placeholder="Left out"
          options={options(at)}
        />
      ))}
    </Grid>
  );
};

/** What the columns of the file are. */
export const ColumnsForm = ({
  kind,
  read: { file, preview, readingOptions },
  onAnother,
  onChecked,
}: Props) => {
  const { send } = useWrite(directoryCalls[kind].preview);
  const { columns } = preview;
  const form = useForm<ColumnValues, ReadFile>({
    initial: columnValuesOf(preview),
    schema: yup.object({}),
    labels: Object.fromEntries(columns.map((label, at) => [`column${at}`, label])),
    fieldOf: () => 'column0',
    save: async (values) => {
      const { data } = await send({ body: importForm(file, readingOptions, values) });
      return { file, preview: data, readingOptions };
    },
    refusal: 'The rows were not checked.',
    notifySaved: () => undefined,
    goOn: onChecked,
  });
  return (
    <PageForm
      form={form}
      submitLabel="Check the rows"
      cancelLabel="Another file"
      onCancel={onAnother}
    >
      <Card p={{ base: '4', md: '5' }}>
        <Heading level={2} mb="1">
          What the columns are
        </Heading>
        <Text tone="second" mb="4">
          A column that is left out changes nothing; an empty cell of any other empties its field.
        </Text>
        <ColumnFields kind={kind} columns={columns} />
      </Card>
    </PageForm>
  );
};
