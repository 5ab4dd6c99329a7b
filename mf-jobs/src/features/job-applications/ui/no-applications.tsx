import { EmptyState } from 'shared-ui';

export const NoApplications = () => (
  <EmptyState title="No applications yet" words="People who apply for this job appear here." />
);
