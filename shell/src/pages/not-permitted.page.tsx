import { useAllowances } from 'shared-auth';
import type { Permission } from 'server/contract/permission';
import { DelayedSpinner, ErrorState, ForbiddenState, PageHead } from 'shared-ui';
import { getFailureReference } from '../loader/failure-reference';
import { useDocumentTitle, useRoute } from '../../sdk/react';

interface NotPermittedPageProps {
  can: Permission;
  words: string;
}

export const NotPermittedPage = ({ can, words }: NotPermittedPageProps) => {
  const { title } = useRoute();
  const { isLoading, error, reload } = useAllowances();
  useDocumentTitle(title);
  return (
    <>
      <PageHead title={title} />
      {isLoading ? (
        <DelayedSpinner label={words} />
      ) : error ? (
        <ErrorState
          title="Your permissions could not be loaded"
          words={`${error.message} Until then menu and pages stay closed. The console asks again by itself; if it stays so, give support the reference.`}
          reference={error.requestId ?? getFailureReference(error)}
          onRetry={reload}
        />
      ) : (
        <ForbiddenState
          words={`This page takes the permission “${can}”, which your roles do not include. Ask an administrator of the console if you need it.`}
        />
      )}
    </>
  );
};
