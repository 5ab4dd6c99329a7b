import sql from 'sql-template-tag';
import type { InterviewDraft } from '../../../contract/interviews/scheduling/interview';
import {
  freeTimeDayLimits,
  interviewMessages,
} from '../../../contract/interviews/scheduling/interview-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { jobsInScope, type JobGrant } from '../../platform/hiring-parts/job-scope';
import { announceInterviews } from './announce-interviews';
import { isWithinWorkingHours, readFreeTimes } from './free-times';
import {
  assertPeopleFree,
  writeParticipants,
  lockInterviewers,
  reportBusyPeople,
  toInstants,
} from './hold-time';
import { interviewsPlanned } from './hooks';
import { mailInvitations } from './invitation-mails';
import { chooseInterviewLocation } from './interview-settings';

interface InvitedApplication {
  id: number;
  applicantId: number;
}

/** Locks the invited applications, so that none of them is merged or erased meanwhile. */
export const lockInvitedApplications = async (
  tx: Transaction,
  ids: readonly number[],
  actor: Actor,
  grant: JobGrant,
): Promise<InvitedApplication[]> => {
  const found = await tx.many<InvitedApplication & { isErased: boolean }>(sql`
    select application.id, application.applicant_id as "applicantId",
      applicant.erased_at is not null as "isErased"
    from application join job on job.id = application.job_id
      join applicant on applicant.id = application.applicant_id
    where application.id = any (${[...ids]}::integer[]) and ${jobsInScope(grant, actor)}
    order by application.id for share of application`);
  if (found.length < ids.length) throw invalidField('applicantIds', interviewMessages.gone);
  if (found.some(({ isErased }) => isErased))
    throw invalidField('applicantIds', interviewMessages.erased);
  return ids.flatMap((id) => found.find((one) => one.id === id) ?? []);
};

export const assertRoundExists = async (
  tx: Transaction,
  { roundsId, round = 0 }: Pick<InterviewDraft, 'roundsId' | 'round'>,
): Promise<void> => {
  if (roundsId === undefined) return;
  const found = await tx.one(sql`
    select from interview_plan_rounds
    where id = ${roundsId} and jsonb_array_length(rounds) > ${round}`);
  if (!found) throw invalidField('round', interviewMessages.round);
};

/**
 * @throws AppError if the time is outside somebody's working hours, unless the user agreed to that.
 */
export const assertWithinWorkingHours = async (
  tx: Transaction,
  { userIds, isAgreed }: { userIds: readonly number[]; isAgreed?: boolean | string },
  at: { startsAt: string; endsAt: string },
): Promise<void> => {
  if (isAgreed !== true && !(await isWithinWorkingHours(tx, userIds, at)))
    throw invalidField('start', interviewMessages.outside);
};

/** The first interview is at the requested time; each other interview follows at the next free time. */
const findStart = async (tx: Transaction, draft: InterviewDraft, id: number): Promise<string> => {
  const { userIds, minutes, timeZone, start } = draft;
  const times = await readFreeTimes(tx, {
    ...{ userIds, minutes, timeZone, applicationIds: [id] },
    ...{ from: start.slice(0, 10), days: freeTimeDayLimits.max },
  });
  const next = times.find((time) => time.start >= start);
  if (!next) throw invalidField('applicantIds', interviewMessages.noTimes);
  return next.start;
};

export const insertInterview = async (
  tx: Transaction,
  { applicantId, id }: InvitedApplication,
  draft: InterviewDraft,
  createdBy: number,
): Promise<number> => {
  const { roundsId = null, round = 0, title, timeZone, start } = draft;
  const { startsAt, endsAt } = await toInstants(tx, draft);
  const place = await chooseInterviewLocation(tx, draft.place);
  const made = await tx.one<{ id: number }>(sql`
    insert into interview (application_id, rounds_id, round, title, local_start, time_zone,
      starts_at, ends_at, place, created_by)
    values (${id}, ${roundsId}, ${roundsId === null ? null : round}, ${title.trim()},
      ${start}::timestamp, ${timeZone}, ${startsAt}, ${endsAt}, ${place}, ${createdBy})
    returning id`);
  if (!made) throw new AppError('INTERNAL');
  await writeParticipants(tx, made.id, draft);
  await tx.run(sql`
    insert into interview_person (interview_id, applicant_id, during)
    values (${made.id}, ${applicantId}, tstzrange(${startsAt}, ${endsAt}))`);
  return made.id;
};

/** Schedules all requested interviews, or none. */
export const scheduleInterviews = (
  db: Database,
  actor: Actor,
  grant: JobGrant,
  draft: InterviewDraft,
): Promise<number[]> =>
  reportBusyPeople(() =>
    db.transaction(async (tx) => {
      const invited = await lockInvitedApplications(tx, draft.applicantIds, actor, grant);
      await assertRoundExists(tx, draft);
      await lockInterviewers(tx, draft.userIds);
      const isFixed = draft.follows !== true;
      const at = await toInstants(tx, draft);
      if (isFixed) {
        await assertWithinWorkingHours(tx, draft, at);
        await assertPeopleFree(tx, draft, at);
      }
      const ids: number[] = [];
      for (const application of invited) {
        const isFirst = isFixed && ids.length === 0;
        const start = isFirst ? draft.start : await findStart(tx, draft, application.id);
        ids.push(await insertInterview(tx, application, { ...draft, start }, actor.userId));
      }
      await audit(
        tx,
        actor.userId,
        'interview.schedule',
        ids.map((id, place) => ({ id, details: { applicationId: invited[place]?.id } })),
      );
      await mailInvitations(tx, ids);
      await interviewsPlanned.run(tx, { ids });
      await announceInterviews(tx, ids);
      return ids;
    }),
  );
