import { ApiError } from 'shared-auth';

const placeOf = (field: string): string => {
  if (field === 'jobId') return 'jobForAll';
  return field === 'sourceId' ? 'sourceForAll' : field.replace(/^mapping\./, '');
};

/** A refusal as the form shows it: each message at its field. */
export const atFields = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { code, message, status, requestId, current, fields } = error;
  return new ApiError({
    ...{ code, message, status, requestId, current },
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, words]) => [placeOf(field), words]),
    ),
  });
};
