import type { InterviewRecord } from 'server/contract/interviews/scheduling/interview';
import { applicantVisibleDays } from 'server/contract/interviews/scheduling/interview-constants';
import { fileAddress } from 'shared-auth';
import { Box, Button, EntryButton, Grid, LinkLook, PageHead, Text } from 'shared-ui';
import { FactList, Part } from 'shared-ui/page';
import { leadTo, useDestination, useDocumentTitle, usePanelEntry } from 'shell/sdk/react';
import { openFile } from 'shell/sdk/record';
import { applicantDetail } from '../../../contract';
import { debrief, moveInterview } from '../../../contract/interviews';
import { describeParticipants, InterviewStateDot } from '../../interview/interview-state';
import { InterviewTime } from '../../interview/interview-times';
import { CancelButton } from './cancel-button';
import { OutcomeButtons } from './outcome-buttons';
import { OwnScorecardPart } from './own-scorecard-part';

const isAddress = (place: string): boolean => /^https?:\/\/\S+$/i.test(place);

const Place = ({ place }: { place: string }) =>
  isAddress(place) ? (
    <LinkLook>
      <a href={place} rel="noreferrer" target="_blank">
        {place}
      </a>
    </LinkLook>
  ) : (
    place
  );

const Facts = ({ interview }: { interview: InterviewRecord }) => (
  <FactList
    facts={[
      { name: 'When', value: <InterviewTime interview={interview} /> },
      { name: 'Length', value: `${interview.minutes} minutes` },
      { name: 'Place', value: interview.place ? <Place place={interview.place} /> : '' },
      { name: 'State', value: <InterviewStateDot state={interview.state} /> },
      { name: 'Job', value: interview.job },
      { name: 'Answers', value: describeParticipants(interview) },
      ...(interview.reason ? [{ name: 'Reason', value: interview.reason }] : []),
    ]}
  />
);

const Actions = ({ interview }: { interview: InterviewRecord }) => {
  const { id, applicationId, mayOpen, mayChange, state, resumeFileId } = interview;
  const applicant = useDestination({ to: applicantDetail, params: { id: applicationId } });
  const cards = useDestination({ to: debrief, params: { id: applicationId } });
  const move = usePanelEntry(moveInterview, (interviewId) => ({ interviewId }));
  const isOpen = mayChange && state === 'booked';
  return (
    <>
      {mayOpen ? <Button {...leadTo(applicant)}>Applicant</Button> : null}
      {resumeFileId ? (
        <Button
          onClick={() =>
            void openFile(() => fileAddress({ kind: 'file', fileId: resumeFileId }), 'resume')
          }
        >
          View Resume
        </Button>
      ) : null}
      <Button {...leadTo(cards)}>Scorecards</Button>
      {isOpen ? <EntryButton entry={move(id, { label: 'Change', isOpen: true })} /> : null}
      {isOpen ? <CancelButton interview={interview} /> : null}
      {mayChange ? <OutcomeButtons interview={interview} /> : null}
    </>
  );
};

export const ShownInterview = ({ interview }: { interview: InterviewRecord }) => {
  const { applicant, title, questions, isMine, mayOpen } = interview;
  useDocumentTitle(`${applicant}, ${title}`);
  return (
    <>
      <PageHead title={applicant} words={title} actions={<Actions interview={interview} />} />
      <Grid gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(380px, 100%), 1fr))">
        <Part title="Interview">
          <Facts interview={interview} />
          {isMine && !mayOpen ? (
            <Text mt="4" size="sm" tone="second">
              {`You see this applicant until ${applicantVisibleDays} days after the interview.`}
            </Text>
          ) : null}
        </Part>
        {questions.length > 0 ? (
          <Part title="Questions to ask">
            <Box as="ol" ps="5" listStyleType="decimal">
              {questions.map((question) => (
                <Text as="li" key={question} mb="2" dir="auto">
                  {question}
                </Text>
              ))}
            </Box>
          </Part>
        ) : null}
      </Grid>
      {isMine && interview.state !== 'cancelled' ? (
        <Box mt="4">
          <OwnScorecardPart interview={interview} />
        </Box>
      ) : null}
    </>
  );
};
