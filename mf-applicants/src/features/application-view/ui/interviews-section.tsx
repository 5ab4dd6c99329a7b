import { getInterviews } from 'server/contract/interviews/scheduling/interview.calls';
import { usePermission, useRead } from 'shared-auth';
import { Box, Button, EntryButton, Flex, LinkLook, Stack, Text } from 'shared-ui';
import { Part } from 'shared-ui/page';
import { leadTo, Link, useDestination, usePanelEntry } from 'shell/sdk/react';
import { debrief, interview, scheduleInterview } from '../../../../contract';
import { InterviewStateDot } from '../../../interview/interview-state';
import { InterviewTime } from '../../../interview/interview-times';

const maxShown = 50;

const InterviewLines = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getInterviews, {
    query: { applicationId: applicantId, limit: maxShown },
  });
  const schedule = usePanelEntry(scheduleInterview, (id) => ({ applicantIds: [id] }));
  const cards = useDestination({ to: debrief, params: { id: applicantId } });
  const { disabledReason } = usePermission('interview:schedule').offer();
  return (
    <Part title="Interviews">
      {error ? (
        <Button size="sm" onClick={reload}>
          The interviews could not be loaded. Try again
        </Button>
      ) : null}
      {data?.data.length === 0 ? <Text tone="second">No interview is scheduled yet.</Text> : null}
      <Stack as="ul" gap="3" p="0">
        {data?.data.map((one) => (
          <Box as="li" key={one.id} listStyleType="none">
            <Text fontWeight={550}>
              <LinkLook>
                <Link to={interview} params={{ id: one.id }}>
                  {one.title}
                </Link>
              </LinkLook>
            </Text>
            <Text size="sm">
              <InterviewTime interview={one} />
            </Text>
            <Text size="sm" tone="second">
              {one.people.map(({ name }) => name).join(', ')}
            </Text>
            <InterviewStateDot state={one.state} />
          </Box>
        ))}
      </Stack>
      <Flex mt="3" gap="2" wrap="wrap">
        <EntryButton
          entry={schedule(applicantId, {
            label: 'Schedule Interview',
            isOpen: true,
            reason: disabledReason,
          })}
        />
        {data && data.data.length > 0 ? <Button {...leadTo(cards)}>Scorecards</Button> : null}
      </Flex>
    </Part>
  );
};

/** For whoever hires for the job. */
export const InterviewsSection = ({ applicantId }: { applicantId: number }) =>
  usePermission('interview:view').allowed ? <InterviewLines applicantId={applicantId} /> : null;
