import {
  importFields,
  importMessages,
  type ImportField,
} from 'server/contract/applicants/intake/application-import-constants';
import { yup } from 'shared-ui/forms';
import type { ColumnValues } from './column-values';

type Condition = (values: ColumnValues) => boolean;

const requiredFields: Partial<Record<ImportField, readonly [message: string, Condition]>> = {
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

const isChosenOnce = (place: string | undefined, values: ColumnValues): boolean =>
  !place || importFields.filter((field) => values[field] === place).length === 1;

const createRule = (field: ImportField) =>
  yup
    .string()
    .test('once', importMessages.column, (place, { parent }) =>
      isChosenOnce(place, parent as ColumnValues),
    )
    .test('needed', requiredFields[field]?.[0] ?? '', (_, { parent }) => {
      const [, holds] = requiredFields[field] ?? [];
      return holds === undefined || holds(parent as ColumnValues);
    });

/** A name, an e-mail address or phone number, and a job have to come from somewhere, and each column is used once. */
export const columnsSchema = yup.object(
  Object.fromEntries(importFields.map((field) => [field, createRule(field)])),
);
