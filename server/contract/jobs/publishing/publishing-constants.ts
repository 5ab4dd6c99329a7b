// These constants are separate from the schemas, to keep the schemas out of browser bundles.

export const publishingFields = [
  'jobTitle',
  'designationId',
  'departmentId',
  'hiringManagerId',
  'recruitingManagerId',
  'numberOfPositions',
  'minExperience',
  'jobTypeId',
  'pipeLineId',
] as const;
export type PublishingField = (typeof publishingFields)[number];

type FieldValue = string | number | null | undefined;

const isFieldFilled = (field: PublishingField, value: FieldValue): boolean => {
  if (value === null || value === undefined || String(value).trim() === '') return false;
  return field !== 'numberOfPositions' || Number(value) > 0;
};

/** The minimum experience is required, the maximum is not. */
export const missingForPublishing = (
  job: Readonly<Partial<Record<PublishingField, FieldValue>>>,
): PublishingField[] => publishingFields.filter((field) => !isFieldFilled(field, job[field]));
