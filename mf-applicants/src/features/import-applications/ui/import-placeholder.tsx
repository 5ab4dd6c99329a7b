import type { ApiError } from 'shared-auth';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { ImportSkeleton } from './import-skeleton';

interface Props {
  error: ApiError | undefined;
  onRetry: () => void;
  onAnother: () => void;
}

export const ImportPlaceholder = ({ error, onRetry, onAnother }: Props) => {
  if (!error) return <ImportSkeleton />;
  return error.status === 404 ? (
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
};
