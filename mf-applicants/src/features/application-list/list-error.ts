import type { ApiError } from 'shared-auth';
import type { ErrorStateProps } from 'shared-ui';

/** A failed load of applicants, drawn where the rows would be. */
export const listError = (error: ApiError | undefined): ErrorStateProps | undefined =>
  error && {
    title: 'The applicants could not be loaded',
    words: error.message,
    reference: error.requestId,
  };
