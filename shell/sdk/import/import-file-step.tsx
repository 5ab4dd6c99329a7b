import type { ReactNode } from 'react';
import { Card, Text } from 'shared-ui';
import { PageForm } from '../forms';
import { useFileForm, type FileFormOptions } from './use-file-form';

interface Props<Read> extends Omit<FileFormOptions<Read>, 'hint'> {
  words: readonly string[];
  maxRows: number;
  onCancel: () => void;
  actions?: ReactNode;
}

/** First step of an import: the user chooses a CSV file, which is uploaded and read. */
export const ImportFileStep = <Read,>({
  words,
  maxRows,
  onCancel,
  actions,
  ...file
}: Props<Read>) => {
  const hint = `A .csv of at most 10 MB and ${maxRows.toLocaleString('en-US')} rows, best saved as CSV UTF-8.`;
  const { form, field } = useFileForm({ ...file, hint });
  return (
    <Card p={{ base: '4', md: '5' }}>
      {words.map((paragraph) => (
        <Text key={paragraph} tone="second" mb="4">
          {paragraph}
        </Text>
      ))}
      <PageForm
        form={form}
        summaryTitle={form.refusal}
        submitLabel="Next"
        onCancel={onCancel}
        actions={actions}
      >
        {field}
      </PageForm>
    </Card>
  );
};
