import { ApiError } from './api-error';

/**
 * A refusal as a form shows it: `placeOf` gives the form's name of a field of the server. What is
 * about a field that the form does not have is said above all.
 */
export const atFields = (
  error: unknown,
  placeOf: (field: string) => string | undefined,
): unknown => {
  if (!(error instanceof ApiError)) return error;
  const { code, message, status, requestId, current } = error;
  const fields: Record<string, string> = {};
  let above: string | undefined;
  for (const [field, words] of Object.entries(error.fields)) {
    const place = placeOf(field);
    if (place === undefined) above ??= words;
    else fields[place] = words;
  }
  return new ApiError({ code, message: above ?? message, status, requestId, current, fields });
};
