import { Button } from 'shared-ui';
import { leadTo, useDestination } from 'shell/sdk/react';
import { createJob } from '../../../../contract';

/** Leads to the form of a new job. */
export const CreateJobButton = () => {
  const create = useDestination({ to: createJob });
  return (
    <Button variant="main" {...leadTo(create)}>
      Create Job
    </Button>
  );
};
