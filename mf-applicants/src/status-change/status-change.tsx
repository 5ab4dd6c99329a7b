import { usePermission } from 'shared-auth';
import { ForbiddenState, Skeleton, Stack } from 'shared-ui';
import { RecordFailure } from 'shell/sdk/record';
import { applicantNoun } from '../application/applicant-noun';
import { DifferentPipelinesNotice } from './different-pipelines-notice';
import { LoadedStatusChange, type StatusChangeProps } from './loaded-status-change';
import { useMoveOptions } from './use-move-options';

const StatusesSkeleton = () => (
  <Stack gap="4" py="2" role="status" aria-label="The statuses are being loaded">
    <Skeleton width="55%" height="18px" />
    <Skeleton height="36px" />
    <Skeleton height="36px" />
    <Skeleton height="92px" />
  </Stack>
);

export const StatusChange = (props: StatusChangeProps) => {
  const read = useMoveOptions(props.selection);
  const mayMove = usePermission('application:status');
  // A failed reload leaves the previous record in `data`, so the error is checked first.
  if (read.error?.status === 404)
    return <RecordFailure noun={applicantNoun} error={read.error} onRetry={read.reload} />;
  if (read.applicant && !read.applicant.may.includes('status'))
    return <ForbiddenState words={mayMove.reasonFor(false)} />;
  if (read.differing) return <DifferentPipelinesNotice {...read.differing} />;
  if (read.options) return <LoadedStatusChange {...props} options={read.options} read={read} />;
  if (read.error)
    return <RecordFailure noun={applicantNoun} error={read.error} onRetry={read.reload} />;
  return <StatusesSkeleton />;
};
