import { noteFailure } from '../health/outcomes';
import { failureOfPart } from '../loader/failure-of-part';
import { referenceOf } from '../loader/failure-reference';
import { LoadFailure } from '../loader/load-failure';
import { PartBoundary } from '../loader/part-boundary';

interface ErrorContext {
  componentStack?: string | undefined;
  /** The error boundary that caught the error, if any. */
  errorBoundary?: unknown;
}

const listeners = new Set<(failure: LoadFailure) => void>();

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

export const report = (
  error: unknown,
  { componentStack, errorBoundary }: ErrorContext = {},
): void => {
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
