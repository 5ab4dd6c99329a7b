import type { ApplicationImport } from 'server/contract/applicants/intake/application-import';
import {
  importFields,
  type ImportField,
} from 'server/contract/applicants/intake/application-import-constants';
import { PickerField, useFormikContext } from 'shared-ui/forms';
import { ImportColumnChoices } from 'shell/sdk/import';
import { jobLookup, sourceLookup } from '../../../application/lookups';
import { importFieldLabels, type ImportColumnValues } from '../column-values';

const fieldHints: Partial<Record<ImportField, string>> = {
  firstName: 'Or the full name, where one column holds both names.',
  fullName: 'In place of first and last name. A comma behind the last name is understood.',
  lastNameFirst: 'Where the last name stands first, with a comma behind it or none.',
  applicantEmail: 'Or the mobile number.',
  experience: 'Whole years.',
  job: 'Code or title of the job.',
};

const findColumnExample = ({ sample }: Pick<ApplicationImport, 'sample'>, place: string) => {
  const found = place ? sample.map((row) => row[Number(place)]).find(Boolean) : undefined;
  const letters = [...(found ?? '')];
  return found && `Such as ${letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : found}`;
};

export const ColumnFields = ({ imported }: { imported: ApplicationImport }) => {
  const { values } = useFormikContext<ImportColumnValues>();
  return (
    <ImportColumnChoices
      fields={importFields.map((name) => ({
        name,
        label: importFieldLabels[name],
        hint: findColumnExample(imported, values[name]) ?? fieldHints[name] ?? '',
      }))}
      options={imported.columns.map((label, at) => ({ value: String(at), label }))}
      placeholder="Not in the file"
    >
      <PickerField
        name="jobForAll"
        label={importFieldLabels.jobForAll}
        {...jobLookup}
        hint="For a file without a column of jobs, or where it is empty."
      />
      <PickerField
        name="sourceForAll"
        label={importFieldLabels.sourceForAll}
        {...sourceLookup}
        hint="Where these people come from."
      />
    </ImportColumnChoices>
  );
};
