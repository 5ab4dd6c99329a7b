import {
  importFields,
  importMessages,
  type ImportField,
} from 'server/contract/applicants/intake/application-import-constants';
import { yup } from 'shared-ui/forms';
import type { ImportColumnValues } from './column-values';

type RequiredCondition = (values: ImportColumnValues) => boolean;

const requiredFields: Partial<Record<ImportField, readonly [message: string, RequiredCondition]>> =
  {
    firstName: [
      importMessages.name,
      ({ firstName, fullName, lastNameFirst }) => Boolean(firstName || fullName || lastNameFirst),
    ],
    applicantEmail: [
      importMessages.reach,
      ({ applicantEmail, phoneNumber }) => Boolean(applicantEmail) || Boolean(phoneNumber),
    ],
    job: [importMessages.job, ({ job, jobForAll }) => Boolean(job) || jobForAll !== null],
  };

const isColumnChosenOnce = (place: string | undefined, values: ImportColumnValues): boolean =>
  !place || importFields.filter((field) => values[field] === place).length === 1;

const createColumnRule = (field: ImportField) =>
  yup
    .string()
    .test('once', importMessages.column, (place, { parent }) =>
      isColumnChosenOnce(place, parent as ImportColumnValues),
    )
    .test('needed', requiredFields[field]?.[0] ?? '', (_, { parent }) => {
      const [, holds] = requiredFields[field] ?? [];
      return holds === undefined || holds(parent as ImportColumnValues);
    });

/** Each file column is used at most once. Required: a name, an e-mail address or phone number, and a job. */
export const columnsSchema = yup.object(
  Object.fromEntries(importFields.map((field) => [field, createColumnRule(field)])),
);
