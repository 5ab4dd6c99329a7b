import type { ApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState, ForbiddenState } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { applications } from '../../contract';

interface Props {
  /** Absent when the address names no applicant at all. */
  error?: ApiError | undefined;
  onRetry: () => void;
}

/** Says why an applicant is not shown, and what to do. */
export const ApplicationFailure = ({ error, onRetry }: Props) => {
  const { href } = useDestination({ to: applications });
  if (error?.status === 403) return <ForbiddenState words={error.message} />;
  if (!error || error.status === 404) {
    return (
      <EmptyState
        title="There is no such applicant"
        words="The application was deleted, or it is not among those that you may see."
        action={href === undefined ? null : <Button to={href}>Show applicants</Button>}
      />
    );
  }
  return (
    <ErrorState
      title="The applicant could not be loaded"
      words={error.message}
      reference={error.requestId}
      onRetry={onRetry}
    />
  );
};
