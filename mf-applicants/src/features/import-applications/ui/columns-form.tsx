import type { ApplicationImport, ImportForecast } from 'server/contract/intake/application-import';
import { Card, Heading } from 'shared-ui';
import { PageForm, useForm } from 'shell/sdk/forms';
import { useForecastImport } from '../api/forecast-import';
import { choiceOf, fieldOf, fieldWords, valuesOf, type ColumnValues } from '../column-values';
import { columnsSchema } from '../columns.schema';
import { stepPlaces } from '../import-address';
import { ColumnFields } from './column-fields';

interface Props {
  imported: ApplicationImport;
  forAll: Pick<ColumnValues, 'jobForAll' | 'sourceForAll'>;
  onForecast: (forecast: ImportForecast) => void;
  onAnother: () => void;
}

/** What the columns of the file are. */
export const ColumnsForm = ({ imported, forAll, onForecast, onAnother }: Props) => {
  const forecast = useForecastImport(imported.id);
  const form = useForm({
    initial: valuesOf(imported, forAll),
    schema: columnsSchema,
    labels: fieldWords,
    fieldOf,
    places: stepPlaces,
    save: (values) =>
      forecast({ ...choiceOf(values), ...(imported.createSources && { createSources: true }) }),
    refusal: 'The rows were not checked.',
    notifySaved: onForecast,
  });
  return (
    <PageForm
      form={form}
      submitLabel="Check the rows"
      cancelLabel="Another file"
      onCancel={onAnother}
    >
      <Card p={{ base: '4', md: '5' }}>
        <Heading level={2} mb="4">
          What the columns are
        </Heading>
        <ColumnFields imported={imported} />
      </Card>
    </PageForm>
  );
};
