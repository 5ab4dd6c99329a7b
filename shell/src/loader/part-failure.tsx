import { ErrorState } from 'shared-ui';
import { referenceOf } from './failure-reference';
import type { LoadFailure } from './load-failure';

interface PartFailureProps {
  /** The title that the remote's description gives to the part. */
  title: string;
  failure: LoadFailure;
  onRetry: () => void;
}

const causeOf = ({ cause }: LoadFailure): string => {
  if (cause === undefined) return '';
  return cause instanceof Error ? cause.message : String(cause);
};

/** Stands where a part of a remote should be: what failed, with name, version and a reference. */
export const PartFailure = ({ title, failure, onRetry }: PartFailureProps) => {
  const { remote, kind, message } = failure;
  return (
    <ErrorState
      title={`${title} is not available right now`}
      words={`${message} Everything else keeps working. Try again; if it stays, give support the reference.`}
      reference={referenceOf(failure)}
      details={[`${remote.id} ${remote.version}`, kind, causeOf(failure)]
        .filter(Boolean)
        .join('\n')}
      onRetry={onRetry}
    />
  );
};
