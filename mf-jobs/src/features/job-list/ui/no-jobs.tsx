import { Button, EmptyState } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { createJob } from '../../../../contract';

export const NoJobs = () => {
  const { href } = useDestination({ to: createJob });
  return (
    <EmptyState
      title="No jobs yet"
      words="Jobs that you may see appear here once they are created."
      action={href === undefined ? null : <Button to={href}>Create Job</Button>}
    />
  );
};
