import type { ApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState, ForbiddenState } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { jobs } from '../../contract';

interface Props {
  /** Absent when the address names no job at all. */
  error?: Pick<ApiError, 'status' | 'message' | 'requestId'> | undefined;
  onRetry: () => void;
}

/** Says why a job is not shown, and what to do. */
export const JobFailure = ({ error, onRetry }: Props) => {
  const { href } = useDestination({ to: jobs });
  if (error?.status === 403) return <ForbiddenState words={error.message} />;
  if (!error || error.status === 404) {
    return (
      <EmptyState
        title="There is no such job"
        words="It was deleted, or it is not among the jobs that you may see."
        action={href === undefined ? null : <Button to={href}>Show jobs</Button>}
      />
    );
  }
  return (
    <ErrorState
      title="The job could not be loaded"
      words={error.message}
      reference={error.requestId}
      onRetry={onRetry}
    />
  );
};
