import type { ComponentProps } from 'react';
import { PageHead } from 'shared-ui';
import { RecordFailure } from 'shell/sdk/record';
import { jobNoun } from '../../../job/job-noun';

type Props = Partial<Pick<ComponentProps<typeof RecordFailure>, 'error' | 'onRetry'>>;

/** The page without a job to list the applications of. */
export const NoSuchJob = ({ error, onRetry = () => undefined }: Props) => (
  <>
    <PageHead title="Job Applications" />
    <RecordFailure noun={jobNoun} error={error} onRetry={onRetry} />
  </>
);
