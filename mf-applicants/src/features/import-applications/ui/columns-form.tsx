import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import { Card, Heading, Text } from 'shared-ui';
import { SampleTable } from 'shared-ui/page';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useForecastImport } from '../api/forecast-import';
import { choiceOf, fieldOf, fieldWords, valuesOf, type ColumnValues } from '../column-values';
import { columnsSchema } from '../columns.schema';
import { readingWords } from 'shared-ui/page';
import { stepPlaces } from '../import-address';
import { ColumnFields } from './column-fields';

interface Props {
  imported: ApplicationImport;
  forAll: Pick<ColumnValues, 'jobForAll' | 'sourceForAll'>;
  onForecast: (forecast: ImportForecast) => void;
  onAnother: () => void;
}

/** The second step: what the columns of the file are. */
export const ColumnsForm = ({ imported, forAll, onForecast, onAnother }: Props) => {
  const forecast = useForecastImport(imported.id);
  const form = useForm({
    initial: valuesOf(imported, forAll),
    schema: columnsSchema,
    labels: fieldWords,
    fieldOf,
    places: stepPlaces,
    save: (values) => forecast(choiceOf(values)),
    refusal: 'The rows were not checked.',
    tellSaved: onForecast,
  });
  const { encoding, delimiter, columns, sample } = imported;
  return (
    <PageForm
      form={form}
      submitLabel="Check the rows"
      cancelLabel="Another file"
      onCancel={onAnother}
    >
      <Card p={{ base: '4', md: '5' }} mb="4">
        <Heading level={2}>First rows</Heading>
        <Text tone="second" mb="3">
          {`${readingWords(encoding, delimiter)} If letters look wrong, save the file as CSV UTF-8 and choose it again.`}
        </Text>
        <SampleTable columns={columns} rows={sample} />
      </Card>
      <Card p={{ base: '4', md: '5' }}>
        <Heading level={2} mb="4">
          What the columns are
        </Heading>
        <ColumnFields imported={imported} />
      </Card>
    </PageForm>
  );
};
