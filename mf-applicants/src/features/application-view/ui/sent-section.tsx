import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import type { SentApplication, Touch } from 'server/contract/applicants/applying/sent-application';
import { getSentApplication } from 'server/contract/applicants/applying/sent-application.calls';
import { useRead } from 'shared-auth';
import { Button, Stack, StatusDot } from 'shared-ui';
import { FactList, Part, type Fact } from 'shared-ui/page';
import { renderDate } from '../../../application/render-date';
import { useCompanyDays } from '../../../application/use-company-days';
import { AskButton } from './ask-button';
import { GivenAnswer } from './given-answer';
import { OpenQuestions } from './open-questions';

const formatTouch = ({ source, medium, campaign, referrer }: Touch): string =>
  [source, medium, campaign, referrer && `from ${referrer}`].filter(Boolean).join(', ') ||
  'Directly, or from an unknown page';

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

const SentParts = ({
  application,
  sent,
}: {
  application: ApplicationRecord;
  sent: SentApplication;
}) => {
  const { answers, furtherQuestions, withdrawnAt } = sent;
  const answered = furtherQuestions.filter(({ answer }) => answer !== null);
  const open = furtherQuestions.filter(({ answer }) => answer === null);
  return (
    <Part title="Application">
      <Stack gap="4">
        {answers.length + answered.length > 0 ? (
          <Stack as="ul" gap="3" listStyleType="none" aria-label="Answers">
            {answers.map((answer) => (
              <GivenAnswer key={answer.questionId} {...answer} />
            ))}
            {answered.map((asked) => (
              <GivenAnswer key={`asked-${asked.askedId}`} {...asked} answer={asked.answer ?? ''} />
            ))}
          </Stack>
        ) : null}
        {open.length > 0 ? (
          <OpenQuestions
            applicantId={application.applicantId}
            questions={open}
            mayTakeBack={application.may.includes('status')}
          />
        ) : null}
        {sent.sentAt === null ? null : (
          <div>
            <AskButton application={application} isWithdrawn={withdrawnAt !== null} />
          </div>
        )}
        <FactList facts={useFacts(sent)} />
      </Stack>
    </Part>
  );
};

export const SentSection = ({ application }: { application: ApplicationRecord }) => {
  const { data, error, reload } = useRead(getSentApplication, {
    params: { id: application.applicantId },
  });
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
    <SentParts application={application} sent={sent} />
  ) : null;
};
