import type { PublishingField } from 'server/contract/publishing/publishing-constants';
import type { ApiError } from 'shared-auth';
import { Box, Notice, Text } from 'shared-ui';
import { messages } from 'server/contract/messages';
import { missingWords } from '../../../publishing/missing-for-publishing.rule';
import { WhyNot } from './why-not';

interface Props {
  jobId: number;
  /** Why the job cannot be published at all. */
  refusal: string | undefined;
  missing: readonly PublishingField[];
  /** The choice was based on an older version and has been loaded again. */
  isStale: boolean;
  failure: ApiError | undefined;
}

/** Everything that stands between a job and its publication, said where one chooses. */
export const Obstacles = ({ jobId, refusal, missing, isStale, failure }: Props) => (
  <Box display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
    {isStale ? (
      <Notice
        tone="wait"
        title="Someone changed this job meanwhile"
        words="The choices below are loaded again. Look at them, then apply."
      />
    ) : null}
    {refusal ? <WhyNot jobId={jobId} title={refusal} /> : null}
    {!refusal && missing.length > 0 ? (
      <WhyNot
        jobId={jobId}
        title={messages.job.publishIncomplete}
        words={`Empty: ${missingWords(missing)}. `}
      />
    ) : null}
    {failure ? (
      <Text role="alert" tone="bad">
        {failure.message}
        {failure.requestId ? ` Reference ${failure.requestId}.` : ''}
      </Text>
    ) : null}
  </Box>
);
