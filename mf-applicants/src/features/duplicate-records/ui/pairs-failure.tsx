import type { ApiError } from 'shared-auth';
import { ErrorState, ForbiddenState } from 'shared-ui';

interface Props {
  error: Pick<ApiError, 'status' | 'message' | 'requestId'>;
  onRetry: () => void;
}

export const PairsFailure = ({ error, onRetry }: Props) =>
  error.status === 403 ? (
    <ForbiddenState words={error.message} />
  ) : (
    <ErrorState
      title="The duplicate records could not be loaded"
      words={error.message}
      reference={error.requestId}
      onRetry={onRetry}
    />
  );
