import type { Interview } from 'server/contract/interviews/scheduling/interview';
import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import { usePermission, useRead } from 'shared-auth';
import {
  Box,
  Button,
  EmptyState,
  EntryButton,
  ErrorState,
  Flex,
  Grid,
  LinkLook,
  Skeleton,
  Text,
} from 'shared-ui';
import { leadTo, Link, useDestination, usePanelEntry } from 'shell/sdk/react';
import { debrief, interview, scheduleInterview } from '../../contract/interviews';
import { InterviewStateDot } from './interview-state';
import { InterviewTime } from './interview-times';

const maxShown = 50;

const InterviewCard = ({ one }: { one: Interview }) => (
  <Box
    as="li"
    listStyleType="none"
    p="3"
    borderWidth="1px"
    borderColor="line"
    borderRadius="md"
    bg="panel"
  >
    <Text fontWeight={550} overflowWrap="anywhere">
      <LinkLook>
        <Link to={interview} params={{ id: one.id }}>
          {one.title}
        </Link>
      </LinkLook>
    </Text>
    <Text size="sm">
      <InterviewTime interview={one} />
    </Text>
    <Text size="sm" tone="second" overflowWrap="anywhere">
      {one.people.map(({ name }) => name).join(', ')}
    </Text>
    <InterviewStateDot state={one.state} />
  </Box>
);

export const InterviewsTab = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getInterviews, {
    query: { applicationId: applicantId, limit: maxShown },
  });
  const schedule = usePanelEntry(scheduleInterview, (id) => ({ applicantIds: [id] }));
  const cards = useDestination({ to: debrief, params: { id: applicantId } });
  const { disabledReason } = usePermission('interview:schedule').offer();
  if (error && !data)
    return (
      <ErrorState
        title="The interviews could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!data) return <Skeleton height="160px" />;
  const scheduleButton = (
    <EntryButton
      variant="main"
      entry={schedule(applicantId, {
        label: 'Schedule Interview',
        isOpen: true,
        reason: disabledReason,
      })}
    />
  );
  if (data.data.length === 0)
    return (
      <EmptyState
        title="No interview is scheduled yet"
        words="Once one is, its time, who takes part, and the scorecards stand here."
        action={scheduleButton}
      />
    );
  return (
    <>
      <Flex mb="4" gap="2" wrap="wrap">
        {scheduleButton}
        <Button {...leadTo(cards)}>Scorecards</Button>
      </Flex>
      <Grid
        as="ul"
        gap="4"
        p="0"
        aria-label="Interviews"
        gridTemplateColumns="repeat(auto-fill, minmax(min(320px, 100%), 1fr))"
      >
        {data.data.map((one) => (
          <InterviewCard key={one.id} one={one} />
        ))}
      </Grid>
    </>
  );
};
