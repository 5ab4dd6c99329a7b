import { ErrorState } from 'shared-ui';
import { getFailureReference } from './failure-reference';
import type { LoadFailure } from './load-failure';

interface RemotePartFailureProps {
  title: string;
  failure: LoadFailure;
  onRetry: () => void;
}

const formatCause = ({ cause }: LoadFailure): string => {
  if (cause === undefined) return '';
  return cause instanceof Error ? cause.message : String(cause);
};

export const RemotePartFailure = ({ title, failure, onRetry }: RemotePartFailureProps) => {
  const { remote, kind, message } = failure;
  return (
    <ErrorState
      title={`${title} is not available right now`}
      words={`${message} Everything else keeps working. Try again; if it stays, give support the reference.`}
      reference={getFailureReference(failure)}
      details={[`${remote.id} ${remote.version}`, kind, formatCause(failure)]
        .filter(Boolean)
        .join('\n')}
      onRetry={onRetry}
    />
  );
};
