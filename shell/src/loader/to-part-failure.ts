import type { Remote } from '../registry/registered-entry';
import { createLoadFailure } from './classify-load-error';
import { LoadFailure } from './load-failure';

const knownFailures = new WeakMap<Error, LoadFailure>();

/** Converts an error of a remote's component to a failure; returns the same object for the same error. */
export const toRemotePartFailure = (error: unknown, remote: Remote): LoadFailure => {
  if (error instanceof LoadFailure) return error;
  if (!(error instanceof Error)) return createLoadFailure('render', remote, error);
  const failure = knownFailures.get(error) ?? createLoadFailure('render', remote, error);
  knownFailures.set(error, failure);
  return failure;
};
