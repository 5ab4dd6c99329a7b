import type { ComponentProps } from 'react';
import { PageHead } from 'shared-ui';
import { JobFailure } from '../../../job/job-failure';

/** The page without a job to list the applications of. */
export const NoSuchJob = ({
  onRetry = () => undefined,
  ...rest
}: Partial<ComponentProps<typeof JobFailure>>) => (
  <>
    <PageHead title="Job Applications" />
    <JobFailure onRetry={onRetry} {...rest} />
  </>
);
