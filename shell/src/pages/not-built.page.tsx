import { Button, EmptyState, PageHead } from 'shared-ui';
import type { RegisteredRoute } from '../registry/registered-entry';

export const NotBuiltPage = ({ route }: { route: RegisteredRoute }) => (
  <>
    <PageHead title={route.title} />
    <EmptyState
      title="This page is not built yet"
      words={`Its place is kept by ${route.remote.id} ${route.remote.version}. It opens here as soon as it is deployed.`}
      action={<Button to="/">Go to the dashboard</Button>}
    />
  </>
);
