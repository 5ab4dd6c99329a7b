import type { SentApplication, Touch } from 'server/contract/applicants/applying/sent-application';
import { getSentApplication } from 'server/contract/applicants/applying/sent-application.calls';
import { useRead } from 'shared-auth';
import { Box, Button, Stack, StatusDot, Text } from 'shared-ui';
import { FactList, Part, type Fact } from 'shared-ui/page';
import { openResume } from '../../../application/open-resume';
import { renderDate } from '../../../application/render-date';
import { useCompanyDays } from '../../../application/use-company-days';

const formatTouch = ({ source, medium, campaign, referrer }: Touch): string =>
  [source, medium, campaign, referrer && `from ${referrer}`].filter(Boolean).join(', ') ||
  'Directly, or from an unknown page';

const yesNo: Readonly<Record<string, string>> = { yes: 'Yes', no: 'No' };

type SentAnswer = SentApplication['answers'][number];

const Answer = ({ answer: { question, answer, isKnockOut, fileId } }: { answer: SentAnswer }) => (
  <Box as="li">
    <Text size="sm" tone="second" overflowWrap="anywhere">
      {question}
    </Text>
    {fileId === null ? (
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
        {yesNo[answer] ?? answer}
      </Text>
    ) : (
      <Button size="sm" aria-label={`Open ${answer}`} onClick={() => void openResume({ fileId })}>
        {answer}
      </Button>
    )}
    {isKnockOut ? <StatusDot tone="bad">Marked answer</StatusDot> : null}
  </Box>
);

type Released = NonNullable<SentApplication['released']>;

const toReleaseFacts = (
  { at, by, unanswered, lacksConsent }: Released,
  momentAt: ReturnType<typeof useCompanyDays>['momentAt'],
): Fact[] => [
  {
    name: 'Released by',
    value: (
      <>
        <span>{`${by}, `}</span>
        {momentAt(at)}
      </>
    ),
  },
  ...(unanswered.length > 0 ? [{ name: 'Not answered', value: unanswered.join(' · ') }] : []),
  ...(lacksConsent ? [{ name: 'Agreement', value: 'None of the applicant is recorded' }] : []),
];

const useFacts = (sent: SentApplication): Fact[] => {
  const { momentAt } = useCompanyDays();
  const { answerBy, isAnswerLate, released } = sent;
  const { sentAt, withdrawnAt, firstTouch, lastTouch, letter, resumeText, consents } = sent;
  return [
    ...(sentAt ? [{ name: 'Sent', value: momentAt(sentAt) }] : []),
    ...(released ? toReleaseFacts(released, momentAt) : []),
    ...(withdrawnAt ? [{ name: 'Withdrawn', value: momentAt(withdrawnAt) }] : []),
    ...(answerBy
      ? [
          {
            name: isAnswerLate ? 'Answer was due by' : 'Answer promised by',
            value: isAnswerLate ? (
              <StatusDot tone="bad">{renderDate(answerBy)}</StatusDot>
            ) : (
              renderDate(answerBy)
            ),
          },
        ]
      : []),
    ...(lastTouch ? [{ name: 'Came by', value: formatTouch(lastTouch) }] : []),
    ...(firstTouch && lastTouch && formatTouch(firstTouch) !== formatTouch(lastTouch)
      ? [{ name: 'First visit', value: formatTouch(firstTouch) }]
      : []),
    ...(letter ? [{ name: 'Added', value: letter }] : []),
    ...(resumeText ? [{ name: 'Resume as text', value: resumeText }] : []),
    ...consents.map(({ text, version, agreedAt, withdrawnAt: endedAt }) => ({
      name: endedAt ? 'Took back' : 'Agreed to',
      value: (
        <>
          <span>{`${text} (version ${version}, `}</span>
          {momentAt(endedAt ?? agreedAt)}
          <span>)</span>
        </>
      ),
    })),
  ];
};

const SentParts = ({ sent }: { sent: SentApplication }) => (
  <Part title="Application">
    <Stack gap="4">
      {sent.answers.length > 0 ? (
        <Stack as="ul" gap="3" listStyleType="none" aria-label="Answers">
          {sent.answers.map((answer) => (
            <Answer key={answer.questionId} answer={answer} />
          ))}
        </Stack>
      ) : null}
      <FactList facts={useFacts(sent)} />
    </Stack>
  </Part>
);

/** What the applicant sent and answered; nothing where there is none. */
export const SentSection = ({ applicantId }: { applicantId: number }) => {
  const { data, error, reload } = useRead(getSentApplication, { params: { id: applicantId } });
  if (error)
    return (
      <Part title="Application">
        <Button size="sm" onClick={reload}>
          What was sent could not be loaded. Try again
        </Button>
      </Part>
    );
  const sent = data?.data;
  return sent && (sent.sentAt !== null || sent.answers.length > 0) ? (
    <SentParts sent={sent} />
  ) : null;
};
