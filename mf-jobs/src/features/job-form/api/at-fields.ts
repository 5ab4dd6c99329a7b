import { ApiError } from 'shared-auth';

/** Fields that the server knows by another name than the form. */
const places: Readonly<Record<string, string>> = {
  minExperience: 'experience',
  maxExperience: 'experience',
  seoImageId: 'file',
};

/** A refusal as the form shows it: each message at its field, what is about publishing above all. */
export const atFields = (error: unknown): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { platformId, ...fields } = error.fields;
  return new ApiError({
    code: error.code,
    status: error.status,
    requestId: error.requestId,
    message: platformId ?? error.message,
    current: error.current,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, message]) => [places[field] ?? field, message]),
    ),
  });
};
