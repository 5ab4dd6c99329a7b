import { noteFailure } from '../health/outcomes';
import { toPartFailure } from '../loader/to-part-failure';
import { getReference } from '../loader/failure-reference';
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

const describeError = (error: unknown) => {
  const reference = getReference(error);
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
      ? toPartFailure(error, errorBoundary.props.remote)
      : error;
  // eslint-disable-next-line no-console -- the one place that writes there
  console.error('[console]', describeError(failure), error, componentStack ?? '');
  if (!(failure instanceof LoadFailure)) return;
  noteFailure(failure);
  for (const listener of listeners) listener(failure);
};
