import sql from 'sql-template-tag';
import type {
  InterviewCancellation,
  InterviewChange,
  InterviewOutcome,
} from '../../../contract/interviews/scheduling/interview';
import {
  interviewMessages,
  type InterviewState,
} from '../../../contract/interviews/scheduling/interview-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announceInterviews } from './announce-interviews';
import {
  assertPeopleFree,
  writeParticipants,
  lockInterviewers,
  reportBusyPeople,
  toInstants,
} from './hold-time';
import { interviewsPlanned } from './hooks';
import {
  mailCancellations,
  mailInvitations,
  readInvitedParticipants,
  type InvitedParticipant,
} from './invitation-mails';
import { mayChangeInterviewSql } from './interview-scope';
import { readInterview } from './read-interview';
import { assertWithinWorkingHours } from './schedule-interviews';

interface LockedInterview {
  id: number;
  state: InterviewState;
  hasBegun: boolean;
  start: string;
  timeZone: string;
  minutes: number;
  version: number;
}

/** @throws AppError if the user may not change the interview, or if it changed meanwhile. */
const lockInterview = async (
  tx: Transaction,
  actor: Actor,
  id: number,
  version: number | undefined,
): Promise<LockedInterview> => {
  const found = await tx.one<LockedInterview>(sql`
    select interview.id, interview.state, interview.starts_at <= now() as "hasBegun",
      to_char(interview.local_start, 'YYYY-MM-DD"T"HH24:MI') as start,
      interview.time_zone as "timeZone", interview.version,
      (extract(epoch from interview.ends_at - interview.starts_at) / 60)::integer as minutes
    from interview join application on application.id = interview.application_id
      join job on job.id = application.job_id
    where interview.id = ${id} and ${mayChangeInterviewSql(actor)} for update of interview`);
  if (!found) throw new AppError('NOT_FOUND');
  await assertVersion(
    version,
    found.version,
    async () => JSON.parse(await readInterview(tx, id, actor)) as unknown,
  );
  return found;
};

const assertBooked = ({ state }: LockedInterview): void => {
  if (state !== 'booked')
    throw new AppError('PRECONDITION_FAILED', { message: interviewMessages.over });
};

const isSameTime = (stored: LockedInterview, { start, timeZone, minutes }: InterviewChange) =>
  stored.start === start && stored.timeZone === timeZone && stored.minutes === minutes;

const writeTime = async (tx: Transaction, id: number, body: InterviewChange): Promise<void> => {
  const at = await toInstants(tx, body);
  await assertWithinWorkingHours(tx, body, at);
  await tx.run(sql`
    update interview set local_start = ${body.start}::timestamp, time_zone = ${body.timeZone},
      starts_at = ${at.startsAt}, ends_at = ${at.endsAt}
    where id = ${id}`);
  await tx.run(sql`
    update interview_person set answer = 'open', answered_at = null where interview_id = ${id}`);
};

/** If the time is unchanged, only added participants are checked for overlaps. */
const assertStillFree = async (
  tx: Transaction,
  id: number,
  body: InterviewChange,
  asked: readonly number[],
): Promise<void> => {
  const at = await tx.one<{ startsAt: string; endsAt: string }>(sql`
    select to_json(starts_at) #>> '{}' as "startsAt", to_json(ends_at) #>> '{}' as "endsAt"
    from interview where id = ${id}`);
  const userIds = body.userIds.filter((userId) => !asked.includes(userId));
  if (at) await assertPeopleFree(tx, { ...body, userIds }, at, id);
};

/**
 * Changes time or participants of an interview: remaining participants are mailed an update, removed ones a
 * cancellation.
 */
export const changeInterview = (
  db: Database,
  actor: Actor,
  id: number,
  body: InterviewChange,
): Promise<void> =>
  reportBusyPeople(() =>
    db.transaction(async (tx) => {
      const stored = await lockInterview(tx, actor, id, body.version);
      assertBooked(stored);
      await lockInterviewers(tx, body.userIds);
      const before = await readInvitedParticipants(tx, id);
      const isSame = isSameTime(stored, body);
      if (!isSame) await writeTime(tx, id, body);
      const asked = before.flatMap(({ personId }) => (isSame ? (personId ?? []) : []));
      await assertStillFree(tx, id, body, asked);
      await tx.run(sql`
        update interview set title = ${body.title.trim()},
          place = coalesce(${body.place?.trim()}, place), sequence = sequence + 1,
          version = version + 1
        where id = ${id}`);
      await writeParticipants(tx, id, body);
      const gone = before.filter(
        ({ personId }) => personId !== null && !body.userIds.includes(personId),
      );
      await mailCancellations(tx, id, gone);
      await mailInvitations(tx, [id]);
      await interviewsPlanned.run(tx, { ids: [id] });
      await audit(tx, actor.userId, 'interview.change', { id });
      await announceInterviews(tx, [id]);
    }),
  );

/** Cancels an interview and mails a cancellation to everybody who was invited. */
export const endInterview = async (
  tx: Transaction,
  id: number,
  reason: string,
): Promise<readonly InvitedParticipant[]> => {
  const invited = await readInvitedParticipants(tx, id);
  await tx.run(sql`
    update interview set state = 'cancelled', reason = ${reason}, sequence = sequence + 1,
      version = version + 1
    where id = ${id}`);
  await tx.run(sql`update interview_person set holds = false where interview_id = ${id}`);
  await mailCancellations(tx, id, invited);
  await announceInterviews(tx, [id]);
  return invited;
};

export const cancelInterview = (
  db: Database,
  actor: Actor,
  id: number,
  { reason, version }: InterviewCancellation,
): Promise<void> =>
  db.transaction(async (tx) => {
    assertBooked(await lockInterview(tx, actor, id, version));
    await endInterview(tx, id, reason.trim());
    await audit(tx, actor.userId, 'interview.cancel', { id });
  });

export const recordOutcome = (
  db: Database,
  actor: Actor,
  id: number,
  { state, version }: InterviewOutcome,
): Promise<void> =>
  db.transaction(async (tx) => {
    const stored = await lockInterview(tx, actor, id, version);
    if (stored.state === 'cancelled') assertBooked(stored);
    if (!stored.hasBegun)
      throw new AppError('PRECONDITION_FAILED', { message: interviewMessages.notYet });
    await tx.run(sql`
      update interview set state = ${state}, version = version + 1 where id = ${id}`);
    await audit(tx, actor.userId, 'interview.outcome', { id, details: { state } });
    await announceInterviews(tx, [id]);
  });
