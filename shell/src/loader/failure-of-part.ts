import type { Remote } from '../registry/part';
import { failureOf } from './classify';
import { LoadFailure } from './load-failure';

const known = new WeakMap<Error, LoadFailure>();

/** Returns the same failure for the same error. */
export const failureOfPart = (error: unknown, remote: Remote): LoadFailure => {
  if (error instanceof LoadFailure) return error;
  if (!(error instanceof Error)) return failureOf('render', remote, error);
  const failure = known.get(error) ?? failureOf('render', remote, error);
  known.set(error, failure);
  return failure;
};
