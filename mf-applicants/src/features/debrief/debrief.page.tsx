import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import { getScorecards } from 'server/contract/interviews/scorecards/scorecard.calls';
import { usePermission, useRead } from 'shared-auth';
import {
  Button,
  EmptyState,
  EntryButton,
  ErrorState,
  Notice,
  PageHead,
  Skeleton,
  Stack,
} from 'shared-ui';
import { leadTo, useDestination, useIdParam, usePanelEntry } from 'shell/sdk/react';
import { applicantDetail, applicantStatus } from '../../../contract';
import { ScorecardList } from './card-list';
import { ScoreMatrix } from './score-matrix';

const Actions = ({ id }: { id: number }) => {
  const applicant = useDestination({ to: applicantDetail, params: { id } });
  const decide = usePanelEntry(applicantStatus, (applicantId) => ({ applicantIds: [applicantId] }));
  const mayOpen = usePermission('application:view').allowed;
  const mayDecide = usePermission('application:status').allowed;
  return (
    <>
      {mayOpen ? <Button {...leadTo(applicant)}>Applicant</Button> : null}
      {mayDecide ? (
        <EntryButton variant="main" entry={decide(id, { label: 'Decide', isOpen: true })} />
      ) : null}
    </>
  );
};

const Cards = ({ id }: { id: number }) => {
  const { data, error, reload } = useRead(getScorecards, {
    query: { applicationId: id, limit: 100 },
  });
  if (error && !data)
    return (
      <ErrorState
        title="The scorecards could not be loaded"
        words={error.message}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="320px" />;
  const cards = data.data;
  if (cards.length === 0)
    return (
      <EmptyState
        title="No scorecards yet"
        words="Each interviewer has a card once an interview is scheduled."
      />
    );
  return (
    <Stack gap="4">
      {cards.some(({ isHidden }) => isHidden) ? (
        <Notice
          title="Cards of others are hidden"
          words="You read them once you have sent your own card of each interview with this applicant."
        />
      ) : null}
      <ScoreMatrix cards={cards.filter(({ card }) => card !== null)} />
      <ScorecardList cards={cards} />
    </Stack>
  );
};

export const DebriefPage = () => {
  const id = useIdParam('id') ?? 0;
  // Interviewers may not open the applicant, so the page takes the name from an interview.
  const { data } = useRead(getInterviews, { query: { applicationId: id, limit: 1 } });
  const about = data?.data[0];
  return (
    <>
      <PageHead
        title="Scorecards"
        words={about ? `${about.applicant}, ${about.job}` : undefined}
        actions={<Actions id={id} />}
      />
      <Cards id={id} />
    </>
  );
};
