import type {
  ApplicationImport,
  ImportChoice,
} from 'server/contract/applicants/intake/application-import';
import {
  importFields,
  type ImportField,
} from 'server/contract/applicants/intake/application-import-constants';
import type { PickerItem } from 'shared-ui/forms';

/**
 * Index of the file column for each field, as text; `''` for no column. The `…ForAll` values apply to rows
 * without a value.
 */
export interface ImportColumnValues extends Record<ImportField, string> {
  jobForAll: PickerItem | null;
  sourceForAll: PickerItem | null;
}

export const importFieldLabels: Record<keyof ImportColumnValues, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  lastNameFirst: 'Full name, last name first',
  applicantEmail: 'Email',
  phoneNumber: 'Mobile no',
  experience: 'Experience',
  job: 'Job',
  source: 'Source',
  comment: 'Comment',
  jobForAll: 'Job of rows without one',
  sourceForAll: 'Source of rows without one',
};

export const toImportColumnValues = (
  { mapping, suggestion }: Pick<ApplicationImport, 'mapping' | 'suggestion'>,
  forAll: Pick<ImportColumnValues, 'jobForAll' | 'sourceForAll'>,
): ImportColumnValues => {
  const chosen = mapping ?? suggestion;
  const places = importFields.map((field) => [field, String(chosen[field] ?? '')]);
  return { ...(Object.fromEntries(places) as Record<ImportField, string>), ...forAll };
};

export const toImportChoice = ({
  jobForAll,
  sourceForAll,
  ...places
}: ImportColumnValues): ImportChoice => ({
  mapping: Object.fromEntries(
    importFields.flatMap((field) => (places[field] ? [[field, Number(places[field])]] : [])),
  ),
  jobId: jobForAll ? Number(jobForAll.id) : null,
  sourceId: sourceForAll ? Number(sourceForAll.id) : null,
});

export const toImportFormField = (field: string): string => {
  if (field === 'jobId') return 'jobForAll';
  return field === 'sourceId' ? 'sourceForAll' : field.replace(/^mapping\./, '');
};
