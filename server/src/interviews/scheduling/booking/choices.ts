import sql from 'sql-template-tag';
import type { InterviewTimesOffer } from '../../../../contract/interviews/scheduling/interview-choice';
import { maxChoiceDaysAhead } from '../../../../contract/interviews/scheduling/interview-choice-constants';
import type { FreeTimes } from '../../../../contract/interviews/scheduling/interview';
import type { Actor } from '../../../platform/access/actor';
import { computeSecretDigest } from '../../../platform/access/secret-hash';
import { audit } from '../../../platform/audit/audit';
import type { Database, Db, Transaction } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';
import type { JobGrant } from '../../../platform/hiring-parts/job-scope';
import { announceInterviews } from '../announce-interviews';
import { readFreeTimes } from '../free-times';
import { assertTimeZone, lockInterviewers, reportBusyPeople } from '../hold-time';
import { interviewsPlanned } from '../hooks';
import { chooseInterviewLocation } from '../interview-settings';
import { isJobOverSql } from '../interviews.list';
import { mailInvitations } from '../invitation-mails';
import {
  assertRoundExists,
  insertInterview,
  lockInvitedApplications,
} from '../schedule-interviews';
import { mailTimeChoice } from './choice-mail';

/** Mails each applicant a link to choose a time at which all interviewers are free. */
export const offerTimesToChoose = (
  db: Database,
  actor: Actor,
  grant: JobGrant,
  draft: InterviewTimesOffer,
): Promise<number[]> =>
  db.transaction(async (tx) => {
    const { roundsId = null, round = 0, title, minutes, userIds, timeZone, validDays } = draft;
    const invited = await lockInvitedApplications(tx, draft.applicantIds, actor, grant);
    await assertRoundExists(tx, draft);
    await assertTimeZone(tx, timeZone);
    await lockInterviewers(tx, userIds);
    const ids: number[] = [];
    for (const { id } of invited) {
      const place = await chooseInterviewLocation(tx, draft.place);
      const made = await tx.one<{ id: number }>(sql`
        insert into interview_choice (application_id, rounds_id, round, title, minutes, user_ids,
          place, time_zone, made_by, expires_at)
        values (${id}, ${roundsId}, ${roundsId === null ? null : round}, ${title.trim()},
          ${minutes}, ${userIds}::integer[], ${place}, ${timeZone}, ${actor.userId},
          now() + make_interval(days => ${validDays}::integer))
        returning id`);
      const choiceId = made?.id ?? 0;
      ids.push(choiceId);
      await mailTimeChoice(tx, choiceId, id);
    }
    await audit(
      tx,
      actor.userId,
      'interview.offer-times',
      invited.map(({ id }) => ({ details: { applicationId: id } })),
    );
    return ids;
  });

export interface TimeChoice {
  id: number;
  applicationId: number;
  applicantId: number;
  roundsId: number | null;
  round: number | null;
  title: string;
  minutes: number;
  userIds: number[];
  place: string;
  timeZone: string;
  madeBy: number;
  job: string;
  description: string;
  /** Chosen time; null before the choice, and after the interview was cancelled. */
  startsAt: string | null;
  isOver: boolean;
}

/**
 * Finds the choice of an applicant's link; it is over once a time was chosen, the link expired, the applicant
 * is out or erased, or the job is closed.
 */
export const findTimeChoice = (db: Db, secret: string): Promise<TimeChoice | undefined> =>
  db.one<TimeChoice>(sql`
    select choice.id, choice.application_id as "applicationId", application.applicant_id as "applicantId",
      choice.rounds_id as "roundsId", choice.round, choice.title, choice.minutes,
      choice.user_ids as "userIds", choice.place, choice.time_zone as "timeZone",
      choice.made_by as "madeBy", job.title as job, job.description,
      (select to_json(interview.starts_at) #>> '{}' from interview
        where interview.id = choice.interview_id and interview.state = 'booked') as "startsAt",
      choice.expires_at < now() or choice.chosen_at is not null or ${isJobOverSql}
        or applicant.erased_at is not null
        or status.category not in ('start', 'active', 'on-hold') as "isOver"
    from interview_choice choice join application on application.id = choice.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
      join status on status.id = application.status_id
    where choice.secret_hash = ${computeSecretDigest(secret)}`);

/** Free times in the applicant's time zone; the interview is scheduled in the same zone. */
export const readTimesToChoose = async (
  db: Db,
  choice: TimeChoice,
  timeZone: string,
): Promise<FreeTimes> => {
  const { userIds, minutes, applicationId } = choice;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  return readFreeTimes(db, {
    ...{ userIds, minutes, applicationIds: [applicationId] },
    ...{ from: day, days: maxChoiceDaysAhead, timeZone },
  });
};

const isTaken = (error: unknown): boolean =>
  error instanceof AppError && error.fields?.start !== undefined;

/** Schedules the interview; false if the time is no longer free or was never offered. */
export const scheduleChosenTime = async (
  db: Database,
  choice: TimeChoice,
  start: string,
  timeZone: string,
): Promise<boolean> => {
  const book = async (tx: Transaction): Promise<boolean> => {
    const open = await tx.one(sql`
      select from interview_choice where id = ${choice.id} and chosen_at is null for update`);
    if (!open) return false;
    const times = await readTimesToChoose(tx, choice, timeZone);
    if (!times.some((time) => time.start === start)) return false;
    const { applicationId, applicantId, roundsId, round, title, minutes, userIds, place } = choice;
    const id = await insertInterview(
      tx,
      { id: applicationId, applicantId },
      {
        ...{ applicantIds: [applicationId], title, minutes, userIds, place, start, timeZone },
        ...(roundsId !== null && { roundsId, round: round ?? 0 }),
      },
      choice.madeBy,
    );
    await tx.run(sql`
      update interview_choice set interview_id = ${id}, chosen_at = now() where id = ${choice.id}`);
    await audit(tx, null, 'interview.choose', { id, details: { applicationId } });
    await mailInvitations(tx, [id]);
    await interviewsPlanned.run(tx, { ids: [id] });
    await announceInterviews(tx, [id]);
    return true;
  };
  try {
    return await reportBusyPeople(() => db.transaction(book));
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
};
