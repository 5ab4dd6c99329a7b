import type { PublishingField } from 'server/contract/jobs/publishing/publishing-constants';
import { messages } from 'server/contract/messages';
import { formatMissingFields } from '../../../publishing/missing-for-publishing.rule';
import { PublishRefusalNotice } from './publish-refusal-notice';

interface Props {
  jobId: number;
  refusal: string | undefined;
  missing: readonly PublishingField[];
}

export const PublishObstacles = ({ jobId, refusal, missing }: Props) => {
  if (refusal) return <PublishRefusalNotice jobId={jobId} title={refusal} />;
  if (missing.length === 0) return null;
  return (
    <PublishRefusalNotice
      jobId={jobId}
      title={messages.job.publishIncomplete}
      words={`Empty: ${formatMissingFields(missing)}. `}
    />
  );
};
