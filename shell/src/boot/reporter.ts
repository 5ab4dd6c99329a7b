import { recordRemoteFailure } from '../health/outcomes';
import { toRemotePartFailure } from '../loader/to-part-failure';
import { getFailureReference } from '../loader/failure-reference';
import { LoadFailure } from '../loader/load-failure';
import { RemotePartBoundary } from '../loader/remote-part-boundary';

interface ErrorContext {
  componentStack?: string | undefined;
  /** Error boundary that caught the error, if any. */
  errorBoundary?: unknown;
}

const failureListeners = new Set<(failure: LoadFailure) => void>();

export const onLoadFailure = (listener: (failure: LoadFailure) => void): (() => void) => {
  failureListeners.add(listener);
  return () => void failureListeners.delete(listener);
};

const describeError = (error: unknown) => {
  const reference = getFailureReference(error);
  if (!(error instanceof LoadFailure)) return { reference, kind: 'shell' };
  const { kind, remote, cause } = error;
  return { reference, kind, remote: remote.id, version: remote.version, cause };
};

export const reportError = (
  error: unknown,
  { componentStack, errorBoundary }: ErrorContext = {},
): void => {
  const failure =
    errorBoundary instanceof RemotePartBoundary
      ? toRemotePartFailure(error, errorBoundary.props.remote)
      : error;
  // eslint-disable-next-line no-console -- this file alone writes errors to the browser's console
  console.error('[console]', describeError(failure), error, componentStack ?? '');
  if (!(failure instanceof LoadFailure)) return;
  recordRemoteFailure(failure);
  for (const listener of failureListeners) listener(failure);
};
