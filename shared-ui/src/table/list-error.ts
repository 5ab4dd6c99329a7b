import type { ErrorStateProps } from '../state/error-state';

export const listError = (
  title: string,
  error: { message: string; requestId: string | undefined } | undefined,
): ErrorStateProps | undefined =>
  error && { title, words: error.message, reference: error.requestId };
