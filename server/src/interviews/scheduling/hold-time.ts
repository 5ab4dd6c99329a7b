import sql, { type Sql } from 'sql-template-tag';
import { interviewMessages } from '../../../contract/interviews/scheduling/interview-constants';
import type { Db, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';

/** Time on which people agreed for an interview: local time in a time zone. */
export interface AgreedInterviewTime {
  /** Local time as YYYY-MM-DDTHH:mm. */
  start: string;
  timeZone: string;
  minutes: number;
}

/** @throws AppError unless the database knows the time zone. */
export const assertTimeZone = async (db: Db, timeZone: string): Promise<void> => {
  const known = await db.one(sql`select from pg_timezone_names where name = ${timeZone}`);
  if (!known) throw invalidField('timeZone', interviewMessages.zone);
};

/** False for a day such as 31 February, which `Date` reads as a day of March. */
const isRealDay = (start: string): boolean => {
  const instant = Date.parse(`${start}:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(start);
};

/** @throws AppError for a day that does not exist, or a time in the past. */
export const toInstants = async (
  db: Db,
  { start, timeZone, minutes }: AgreedInterviewTime,
): Promise<{ startsAt: string; endsAt: string }> => {
  await assertTimeZone(db, timeZone);
  if (!isRealDay(start)) throw invalidField('start', 'Choose a day and a time.');
  const found = await db.one<{ startsAt: string; endsAt: string; isPast: boolean }>(sql`
    select at #>> '{}' as "startsAt", to_json(instant + make_interval(mins => ${minutes}::integer)) #>> '{}'
      as "endsAt", instant < now() as "isPast"
    from (select to_json(instant) as at, instant from (
      select ${start}::timestamp at time zone ${timeZone} as instant) one) two`);
  if (!found || found.isPast) throw invalidField('start', interviewMessages.past);
  return found;
};

interface BusyError {
  code?: string;
  constraint?: string;
}

/**
 * Turns the database's refusal of two interviews of one person at the same time, as after concurrent
 * requests, into an error that names who is busy.
 */
export const reportBusyPeople = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = (error ?? {}) as BusyError;
    if (code === '23P01' && constraint.startsWith('interview_person'))
      throw new AppError('PRECONDITION_FAILED', {
        message: interviewMessages.busy,
        fields: { start: interviewMessages.busy },
      });
    throw error;
  }
};

/**
 * Locks the interviewers in the order of their ids.
 * @throws AppError unless all of them are active.
 */
export const lockInterviewers = async (
  tx: Transaction,
  userIds: readonly number[],
): Promise<void> => {
  const found = await tx.many(sql`
    select id from app_user where id = any (${[...userIds]}::integer[]) and is_active
    order by id for key share`);
  if (found.length < userIds.length) throw invalidField('userIds', interviewMessages.person);
};

/**
 * @throws AppError with the names of people who are busy at that time, unless the user agreed to
 * the overlap. Concurrent requests are left to the database.
 */
export const assertPeopleFree = async (
  tx: Transaction,
  { userIds, isOverlapAgreed }: { userIds: readonly number[]; isOverlapAgreed?: boolean | string },
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  exceptId = 0,
): Promise<void> => {
  if (isOverlapAgreed === true) return;
  const during = sql`tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`;
  const busy = await tx.many<{ name: string }>(sql`
    select btrim(person.first_name || ' ' || person.last_name) as name from app_user person
    where person.id = any (${[...userIds]}::integer[]) and (
      exists (select from interview_person part
          join interview on interview.id = part.interview_id and interview.state = 'booked'
        where part.user_id = person.id and part.during && ${during}
          and part.interview_id <> ${exceptId})
      or exists (select from busy_calendar calendar
        where calendar.user_id = person.id and calendar.busy && ${during}))
    order by name, person.id`);
  if (busy.length === 0) return;
  const message = interviewMessages.overlap(busy.map(({ name }) => name).join(', '));
  throw new AppError('PRECONDITION_FAILED', { message, fields: { start: message } });
};

/**
 * Adds new participants, removes those who are no longer invited, and updates the time of all. A person in
 * two interviews with an agreed overlap occupies the time of the first only.
 */
export const writeParticipants = async (
  tx: Transaction,
  interviewId: number,
  { userIds, isOverlapAgreed }: { userIds: readonly number[]; isOverlapAgreed?: boolean | string },
): Promise<void> => {
  const hasOther = (userId: Sql, during: Sql): Sql => sql`(${isOverlapAgreed === true} and exists (
    select from interview_person other where other.holds and other.user_id = ${userId}
      and other.during && ${during} and other.interview_id <> ${interviewId}))`;
  const time = sql`tstzrange(interview.starts_at, interview.ends_at)`;
  await tx.run(sql`
    delete from interview_person where interview_id = ${interviewId} and user_id is not null
      and user_id <> all (${[...userIds]}::integer[])`);
  await tx.run(sql`
    update interview_person part set during = ${time},
      holds = not ${hasOther(sql`part.user_id`, time)}
    from interview where interview.id = part.interview_id and interview.id = ${interviewId}`);
  await tx.run(sql`
    insert into interview_person (interview_id, user_id, during, holds)
    select interview.id, person.id, ${time}, not ${hasOther(sql`person.id`, time)}
    from interview cross join app_user person
    where interview.id = ${interviewId} and person.id = any (${[...userIds]}::integer[])
    order by person.id on conflict (interview_id, user_id) do nothing`);
};
