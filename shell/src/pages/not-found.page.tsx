import { Button, EmptyState, PageHead } from 'shared-ui';
import { useDocumentTitle } from '../../sdk/react';

export const NotFoundPage = () => {
  useDocumentTitle('Page not found');
  return (
    <>
      <PageHead title="Page not found" />
      <EmptyState
        title="There is nothing at this address"
        words="It may be mistyped, or the part of the console that it belongs to is not deployed."
        action={<Button to="/">Go to the dashboard</Button>}
      />
    </>
  );
};
