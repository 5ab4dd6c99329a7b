import sql from 'sql-template-tag';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';
import type { MyReferral } from '../../../contract/referrals/referring/my-referral';
import { progressWord } from '../../../contract/referrals/payouts/payout-constants';
import { applicationsMoved } from '../../applicants/applications/hooks';
import type { Db } from '../../platform/db/database';
import type { HookFollower } from '../../platform/hook';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { referralsCreated } from '../payouts/hooks';
import { readMyReferral, toOwnReferralReader } from './read-my-referrals';

/** Milliseconds in which a move can be undone, before which no mail is sent. */
const undoPeriod = 120_000;

/** Days after which no mail is sent any more about a missed answer; equal to the longest promise. */
const maxDaysMissed = 7;
const maxAnswerDays = 90;

const events = {
  received: ({ job }: MyReferral) =>
    `It was taken in for ${job.jobTitle}. The team looks at it next.`,
  moved: ({ progress }: MyReferral) => `It is now: ${progress}.`,
  missed: () => 'The team has not answered by the promised day. Ask them what is next.',
} as const;

type ReferralEvent = keyof typeof events;

const isOver = (event: ReferralEvent, { progress, promise }: MyReferral, told: unknown): boolean =>
  (event === 'moved' && progress !== told) || (event === 'missed' && promise?.state !== 'missed');

/** The mail contains only texts of the referrer's own page, and nothing that the team wrote. */
export const referralProgressMail: MailKind = {
  name: 'referral-progress',
  optionalFor: 'referral:submit',
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const event = reference.event as ReferralEvent;
    const stored = await db.one<{ id: number; today: string }>(sql`
      select application_id as id, (now() at time zone company_zone())::date as today
      from referral where application_id = ${Number(reference.applicationId)}
        and referrer_id = ${personId}`);
    if (!stored) return { suppressed: 'The referral does not exist any more.' };
    const referral = await readMyReferral(
      db,
      stored.id,
      toOwnReferralReader(personId ?? 0, stored.today),
    );
    if (isOver(event, referral, reference.progress))
      return { suppressed: 'It is somewhere else meanwhile.' };
    const name = `${referral.firstName} ${referral.lastName}`.trim();
    return {
      subject: `Your referral of ${name}`,
      heading: `Your referral of ${name}`,
      paragraphs: [events[event](referral)],
      facts: [{ label: 'Job', value: referral.job.jobTitle }],
      button: { label: 'See your referrals', path: '/my-referrals' },
      reason: 'you referred this person',
    };
  },
};

interface Referred {
  applicationId: number;
  personId: number;
}

const activeReferrer = sql`app_user person on person.id = referral.referrer_id and person.is_active`;

const mailReceived = referralsCreated.by(async (tx, { applicationIds }) => {
  const made = await tx.many<Referred>(sql`
    select application_id as "applicationId", person.id as "personId"
    from referral join ${activeReferrer}
    where application_id = any (${[...applicationIds]}::integer[])`);
  await enqueueMail(
    tx,
    referralProgressMail,
    made.map(({ applicationId, personId }) => ({
      cause: `received:${applicationId}`,
      to: { personId },
      reference: { applicationId, event: 'received' satisfies ReferralEvent },
    })),
  );
});

interface ReferredMove extends Referred {
  stepId: number;
  category: StatusCategory;
  earlier: StatusCategory | null;
  hasJoined: boolean;
}

const mailMoved = applicationsMoved.by(async (tx, { ids }) => {
  const moves = await tx.many<ReferredMove>(sql`
    select referral.application_id as "applicationId", person.id as "personId",
      step.id as "stepId", step.category, step.earlier,
      coalesce(application.joining_date <= (now() at time zone company_zone())::date, false)
        as "hasJoined"
    from referral join ${activeReferrer}
      join application on application.id = referral.application_id
      join lateral (
        select step.id, step.undo_of, status.category,
          lag(status.category) over (order by step.id) as earlier
        from application_history step join status on status.id = step.status_id
        where step.application_id = application.id
        order by step.id desc limit 1) step on step.undo_of is null
    where referral.application_id = any (${[...ids]}::integer[])`);
  const isTold = ({ category, earlier, hasJoined }: ReferredMove): boolean =>
    earlier !== null && progressWord(category, hasJoined) !== progressWord(earlier, hasJoined);
  await enqueueMail(
    tx,
    referralProgressMail,
    moves.filter(isTold).map(({ applicationId, personId, stepId, category, hasJoined }) => ({
      cause: `moved:${applicationId}:${stepId}`,
      to: { personId },
      reference: {
        ...{ applicationId, event: 'moved' satisfies ReferralEvent },
        progress: progressWord(category, hasJoined),
      },
      dueAt: new Date(Date.now() + undoPeriod),
    })),
  );
});

export const referralProgressFollowers: readonly HookFollower[] = [mailReceived, mailMoved];

/** Each missed day of an answer causes one mail. */
export const mailMissedAnswerPromises = async (db: Db, today: string): Promise<void> => {
  const answerBy = sql`(referral.referred_at at time zone company_zone())::date
    + referral.answer_days`;
  const missed = await db.many<Referred>(sql`
    select referral.application_id as "applicationId", person.id as "personId"
    from referral join ${activeReferrer}
      join application on application.id = referral.application_id
      join status on status.id = application.status_id and status.category <> 'withdrawn'
    where referral.referred_at > ${today}::date - ${maxAnswerDays + maxDaysMissed}::integer
      and ${answerBy} between ${today}::date - ${maxDaysMissed}::integer and ${today}::date - 1
      and not exists (select from application_history step
        where step.application_id = application.id
          and step.actor_id is distinct from referral.referrer_id
          and step.id > (select min(id) from application_history first
            where first.application_id = application.id))`);
  await enqueueMail(
    db,
    referralProgressMail,
    missed.map(({ applicationId, personId }) => ({
      cause: `missed:${applicationId}`,
      to: { personId },
      reference: { applicationId, event: 'missed' satisfies ReferralEvent },
    })),
  );
};
