import type { ApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState } from 'shared-ui';

interface Props {
  error: ApiError;
  onRetry: () => void;
  onAnother: () => void;
}

/** Says why an import is not shown, and what to do. */
export const ImportFailure = ({ error, onRetry, onAnother }: Props) =>
  error.status === 404 ? (
    <EmptyState
      title="There is no such import"
      words="Imports are seen by who started them, and are kept for 30 days."
      action={<Button onClick={onAnother}>Import a file</Button>}
    />
  ) : (
    <ErrorState
      title="The import could not be loaded"
      words={error.message}
      reference={error.requestId}
      onRetry={onRetry}
    />
  );
