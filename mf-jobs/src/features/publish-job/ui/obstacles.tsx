import type { PublishingField } from 'server/contract/jobs/publishing/publishing-constants';
import { messages } from 'server/contract/messages';
import { formatMissing } from '../../../publishing/missing-for-publishing.rule';
import { WhyNot } from './why-not';

interface Props {
  jobId: number;
  refusal: string | undefined;
  missing: readonly PublishingField[];
}

export const Obstacles = ({ jobId, refusal, missing }: Props) => {
  if (refusal) return <WhyNot jobId={jobId} title={refusal} />;
  if (missing.length === 0) return null;
  return (
    <WhyNot
      jobId={jobId}
      title={messages.job.publishIncomplete}
      words={`Empty: ${formatMissing(missing)}. `}
    />
  );
};
