import type { Remote } from '../registry/part';
import { failureOf } from './classify';
import { LoadFailure } from './load-failure';

const known = new WeakMap<Error, LoadFailure>();

/** The failure behind an error that a part threw; the same error is the same failure. */
export const failureOfPart = (error: unknown, remote: Remote): LoadFailure => {
  if (error instanceof LoadFailure) return error;
  if (!(error instanceof Error)) return failureOf('render', remote, error);
  const failure = known.get(error) ?? failureOf('render', remote, error);
  known.set(error, failure);
  return failure;
};
