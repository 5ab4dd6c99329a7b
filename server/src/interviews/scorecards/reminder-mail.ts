import sql from 'sql-template-tag';
import { scorecardReminderHours } from '../../../contract/interviews/scorecards/scorecard-constants';
import type { HookFollower } from '../../platform/hook';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { interviewsPlanned } from '../scheduling/hooks';

interface DueCard {
  applicant: string;
  title: string;
}

export const scorecardReminderMail: MailKind = {
  name: 'scorecard-reminder',
  isNotice: true,
  render: async ({ personId, reference: { interviewId, sequence } }, { db }) => {
    const found = await db.one<DueCard>(sql`
      select interview.title, btrim(applicant.first_name || ' ' || applicant.last_name) as applicant
      from interview join interview_person part on part.interview_id = interview.id
        join application on application.id = interview.application_id
        join applicant on applicant.id = application.applicant_id
      where interview.id = ${Number(interviewId)} and interview.sequence = ${Number(sequence)}
        and interview.state in ('booked', 'done') and part.user_id = ${personId}
        and not exists (select from interview_scorecard card
          where card.interview_id = interview.id and card.user_id = part.user_id
            and card.sent_at is not null)`);
    if (!found) return { suppressed: 'The card was sent, or the interview changed.' };
    return {
      subject: `Your scorecard for ${found.applicant} is open`,
      heading: 'What did you see?',
      paragraphs: [
        `Write down what you saw in the interview “${found.title}” with ${found.applicant} while it is fresh. Others cannot decide without it.`,
      ],
      button: { label: 'Open the scorecard', path: `/interviews/${Number(interviewId)}` },
      reason: 'you took part in this interview',
    };
  },
};

interface Reminder {
  interviewId: number;
  personId: number;
  sequence: number;
  endsAt: string;
}

/** Queues reminders when an interview is scheduled; after a move, new reminders replace them. */
export const remindOfScorecards: HookFollower = interviewsPlanned.by(async (tx, { ids }) => {
  const people = await tx.many<Reminder>(sql`
    select interview.id as "interviewId", part.user_id as "personId", interview.sequence,
      to_json(interview.ends_at) #>> '{}' as "endsAt"
    from interview join interview_person part on part.interview_id = interview.id
    where interview.id = any (${[...ids]}::integer[]) and part.user_id is not null`);
  await enqueueMail(
    tx,
    scorecardReminderMail,
    people.flatMap(({ interviewId, personId, sequence, endsAt }) =>
      scorecardReminderHours.map((hours) => ({
        cause: `scorecard:${interviewId}:${sequence}:${hours}`,
        to: { personId },
        reference: { interviewId, sequence },
        dueAt: new Date(Date.parse(endsAt) + hours * 3_600_000),
      })),
    ),
  );
});
