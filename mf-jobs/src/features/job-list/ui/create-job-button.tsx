import { Button } from 'shared-ui';
import { leadTo, useDestination } from 'shell/sdk/react';
import { createJob } from '../../../../contract';

export const CreateJobButton = () => {
  const create = useDestination({ to: createJob });
  return (
    <Button variant="main" {...leadTo(create)}>
      Create Job
    </Button>
  );
};
