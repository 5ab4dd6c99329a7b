import type { ApplicationImport } from 'server/contract/intake/application-import';
import {
  importFields,
  type ImportField,
} from 'server/contract/intake/application-import-constants';
import { Grid } from 'shared-ui';
import { PickerField, SelectField, useFormikContext } from 'shared-ui/forms';
import { jobChoices, sources } from '../../../application/lookups';
import { fieldWords, type ColumnValues } from '../column-values';

const hints: Partial<Record<ImportField, string>> = {
  firstName: 'Or the full name, where one column holds both names.',
  fullName: 'In place of first and last name. A comma behind the last name is understood.',
  lastNameFirst: 'Where the last name stands first, with a comma behind it or none.',
  applicantEmail: 'Or the mobile number.',
  experience: 'Whole years.',
  job: 'Code or title of the job.',
};

/** The first value of a column, so that one sees what one chose. */
const exampleOf = ({ sample }: Pick<ApplicationImport, 'sample'>, place: string) => {
  const found = place ? sample.map((row) => row[Number(place)]).find(Boolean) : undefined;
  const letters = [...(found ?? '')];
  return found && `Such as ${letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : found}`;
};

/** Which column is what; a column that is taken cannot be chosen again. */
export const ColumnFields = ({ imported }: { imported: ApplicationImport }) => {
  const { values } = useFormikContext<ColumnValues>();
  const takenBy = (place: string, field: ImportField) =>
    importFields.find((other) => other !== field && values[other] === place);
  const options = (field: ImportField) =>
    imported.columns.map((name, at) => {
      const taken = takenBy(String(at), field);
      return {
        value: String(at),
        label: taken ? `${name} (taken by ${fieldWords[taken]})` : name,
        disabled: taken !== undefined,
      };
    });
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="5" rowGap="4">
      {importFields.map((field) => (
        <SelectField
          key={field}
          name={field}
          label={fieldWords[field]}
          placeholder="Not in the file"
          options={options(field)}
          hint={exampleOf(imported, values[field]) ?? hints[field] ?? ''}
        />
      ))}
      <PickerField
        name="jobForAll"
        label={fieldWords.jobForAll}
        {...jobChoices}
        hint="For a file without a column of jobs, or where it is empty."
      />
      <PickerField
        name="sourceForAll"
        label={fieldWords.sourceForAll}
        {...sources}
        hint="Where these people come from."
      />
    </Grid>
  );
};
