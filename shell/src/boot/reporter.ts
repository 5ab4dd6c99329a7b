import { noteFailure } from '../health/outcomes';
import { failureOfPart } from '../loader/failure-of-part';
import { referenceOf } from '../loader/failure-reference';
import { LoadFailure } from '../loader/load-failure';
import { PartBoundary } from '../loader/part-boundary';

interface Where {
  componentStack?: string | undefined;
  /** The boundary that caught it, when one did. */
  errorBoundary?: unknown;
}

const listeners = new Set<(failure: LoadFailure) => void>();

/** Calls `listener` for each failure of a remote. */
export const onFailure = (listener: (failure: LoadFailure) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const describe = (error: unknown) => {
  const reference = referenceOf(error);
  if (!(error instanceof LoadFailure)) return { reference, kind: 'shell' };
  const { kind, remote, cause } = error;
  return { reference, kind, remote: remote.id, version: remote.version, cause };
};

/** The one place where failures arrive: React's root hands over what it caught and what it did not. */
export const report = (error: unknown, { componentStack, errorBoundary }: Where = {}): void => {
  const failure =
    errorBoundary instanceof PartBoundary
      ? failureOfPart(error, errorBoundary.props.remote)
      : error;
  // eslint-disable-next-line no-console -- the one place that writes there
  console.error('[console]', describe(failure), error, componentStack ?? '');
  if (!(failure instanceof LoadFailure)) return;
  noteFailure(failure);
  for (const listener of listeners) listener(failure);
};
