import type { ComponentProps } from 'react';
import { RecordFailure } from 'shell/sdk/record';
import { jobNoun } from '../../../job/job-noun';

type Props = Partial<Pick<ComponentProps<typeof RecordFailure>, 'error' | 'onRetry'>>;

export const JobReadFailure = ({ error, onRetry = () => undefined }: Props) => (
  <RecordFailure noun={jobNoun} error={error} onRetry={onRetry} />
);
