import { Button, EmptyState } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { createJob } from '../../../../contract';

interface Props {
  /** Filters that leave nothing; absent when there are simply no jobs. */
  onClear?: (() => void) | undefined;
}

/** Says why the list is empty and what to do. */
export const NoJobs = ({ onClear }: Props) => {
  const { href } = useDestination({ to: createJob });
  if (onClear) {
    return (
      <EmptyState
        title="No jobs match these filters"
        words="Search for something else, or show all jobs."
        action={<Button onClick={onClear}>Show all jobs</Button>}
      />
    );
  }
  return (
    <EmptyState
      title="No jobs yet"
      words="Jobs that you may see appear here once they are created."
      action={href === undefined ? null : <Button to={href}>Create Job</Button>}
    />
  );
};
