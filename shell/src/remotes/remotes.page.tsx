import { getRemotes } from 'server/contract/console/registry/registry.calls';
import { useRead } from 'shared-auth';
import { EmptyState, ErrorState, PageHead, Skeleton, Stack } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';
import { OutlineSwitch } from '../outline/outline-switch';
import { RemoteCard } from './remote-card';

const pageTitle = 'Remotes';

const RemoteCards = () => {
  const { data, error, reload } = useRead(getRemotes, {});
  if (error && !data)
    return (
      <ErrorState
        title="The remotes could not be read"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="320px" />;
  const { data: remotes } = data;
  if (remotes.length === 0)
    return (
      <EmptyState
        title="No remote is live yet"
        words="Pages appear here when the first one is deployed."
      />
    );
  return (
    <Stack gap="4">
      {remotes.map((remote) => (
        <RemoteCard key={remote.id} remote={remote} />
      ))}
    </Stack>
  );
};

export const RemotesPage = () => {
  useDocumentTitle(pageTitle);
  return (
    <>
      <PageHead
        title={pageTitle}
        words="The parts that this console is made of. Open tabs keep their versions until somebody takes the new ones."
        actions={<OutlineSwitch />}
      />
      <RemoteCards />
    </>
  );
};
