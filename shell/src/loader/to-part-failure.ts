import type { Remote } from '../registry/part';
import { createFailure } from './classify';
import { LoadFailure } from './load-failure';

const knownFailures = new WeakMap<Error, LoadFailure>();

/** Returns the same failure for the same error. */
export const toPartFailure = (error: unknown, remote: Remote): LoadFailure => {
  if (error instanceof LoadFailure) return error;
  if (!(error instanceof Error)) return createFailure('render', remote, error);
  const failure = knownFailures.get(error) ?? createFailure('render', remote, error);
  knownFailures.set(error, failure);
  return failure;
};
