// Apart from the schemas, so that a browser takes these without them.

/** The nine fields without which nobody could apply, as a job is written with them. */
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

type Value = string | number | null | undefined;

const isFilled = (field: PublishingField, value: Value): boolean => {
  if (value === null || value === undefined || String(value).trim() === '') return false;
  return field !== 'numberOfPositions' || Number(value) > 0;
};

/** Which of the nine are empty; the maximum experience may be open (`10+`), the minimum may not. */
export const missingForPublishing = (
  job: Readonly<Partial<Record<PublishingField, Value>>>,
): PublishingField[] => publishingFields.filter((field) => !isFilled(field, job[field]));
