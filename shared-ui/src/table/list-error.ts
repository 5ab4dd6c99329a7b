import type { ErrorStateProps } from '../state/error-state';

/** A failed load, drawn where the rows would be; `title` says what could not be loaded. */
export const listError = (
  title: string,
  error: { message: string; requestId: string | undefined } | undefined,
): ErrorStateProps | undefined =>
  error && { title, words: error.message, reference: error.requestId };
