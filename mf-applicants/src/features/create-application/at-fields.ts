import { ApiError } from 'shared-auth';

/** Fields that the server knows by another name than the form. */
const places: Readonly<Record<string, string>> = {
  jobId: 'job',
  sourceId: 'source',
  recruiterId: 'recruiter',
};

/** A refusal as the form shows it: each message at its field. */
export const atFields = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { code, message, status, requestId, current, fields } = error;
  return new ApiError({
    ...{ code, message, status, requestId, current },
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, words]) => [places[field] ?? field, words]),
    ),
  });
};
