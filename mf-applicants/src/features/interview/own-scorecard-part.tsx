import type { InterviewRecord } from 'server/contract/interviews/scheduling/interview';
import { getOwnScorecard } from 'server/contract/interviews/scorecards/scorecard.calls';
import { useRead } from 'shared-auth';
import { ErrorState, Skeleton } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { ScorecardForm } from './scorecard-form';

export const OwnScorecardPart = ({ interview }: { interview: InterviewRecord }) => {
  const { data, error, reload } = useRead(
    getOwnScorecard,
    { params: { id: interview.id } },
    { once: true },
  );
  return (
    <Part title="Your scorecard">
      {error && !data ? (
        <ErrorState
          title="Your scorecard could not be loaded"
          words={error.message}
          onRetry={reload}
        />
      ) : null}
      {data ? <ScorecardForm key={data.data.sentAt} stored={data.data} onReload={reload} /> : null}
      {!data && !error ? <Skeleton height="320px" /> : null}
    </Part>
  );
};
