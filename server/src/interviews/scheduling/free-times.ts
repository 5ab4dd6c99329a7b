import sql, { type Sql } from 'sql-template-tag';
import {
  freeTimeStepMinutes,
  maxFreeTimes,
} from '../../../contract/interviews/scheduling/interview-constants';
import type { FreeTimes } from '../../../contract/interviews/scheduling/interview';
import type { Db } from '../../platform/db/database';
import { companyTimeZone } from '../../platform/lists/company-zone';

export interface FreeTimeQuery {
  userIds: readonly number[];
  /** Applications of the invited applicants, whose interviews for other jobs count too. */
  applicationIds: readonly number[];
  minutes: number;
  /** First day to search, as YYYY-MM-DD. */
  from: string;
  days: number;
  /** Time zone of `from` and of the returned times. */
  timeZone: string;
  /** Id of an interview that is moved, so that its own time counts as free. */
  exceptId?: number;
}

/** Working hours that all these people share, each in their own time zone, as a multirange. */
const getWork = (userIds: readonly number[], from: Sql, days: number): Sql => sql`(
  select range_intersect_agg(work) from (
    select person.id, range_agg(tstzrange(
      (day::date + setting.day_start) at time zone coalesce(own.time_zone, ${companyTimeZone}),
      (day::date + setting.day_end) at time zone coalesce(own.time_zone, ${companyTimeZone}))) as work
    from unnest(${[...userIds]}::integer[]) person (id)
      cross join interview_setting setting
      cross join generate_series(${from} - 1, ${from} + ${days}::integer, '1 day') day
      left join interview_calendar own on own.user_id = person.id
    where extract(isodow from day)::integer = any (setting.days)
    group by person.id) each)`;

/**
 * Busy times, including interviews that were scheduled despite an overlap, and busy times in outside
 * calendars.
 */
const getBusy = ({ userIds, applicationIds, exceptId = 0 }: FreeTimeQuery): Sql => sql`(
  coalesce((
    select range_agg(part.during) from interview_person part
      join interview on interview.id = part.interview_id and interview.state = 'booked'
    where upper(part.during) > now() and part.interview_id <> ${exceptId}
      and (part.user_id = any (${[...userIds]}::integer[])
        or part.applicant_id = any (array(select applicant_id from application
          where id = any (${[...applicationIds]}::integer[]))))), '{}'::tstzmultirange)
  + coalesce((
    select range_agg(calendar.busy) from busy_calendar calendar
    where calendar.user_id = any (${[...userIds]}::integer[])), '{}'::tstzmultirange))`;

/** Times within everybody's working hours at which nobody is busy, the nearest first. */
export const readFreeTimes = (db: Db, question: FreeTimeQuery): Promise<FreeTimes> => {
  const { userIds, from, days, timeZone, minutes } = question;
  const first = sql`${from}::date`;
  const long = sql`make_interval(mins => ${minutes}::integer)`;
  return db.many(sql`
    select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "startsAt",
      to_char(instant at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI') as start
    from unnest(${getWork(userIds, first, days)} - ${getBusy(question)}
        - tstzmultirange(tstzrange(null, greatest(now(), ${first}::timestamp at time zone ${timeZone})),
          tstzrange((${first} + ${days}::integer)::timestamp at time zone ${timeZone}, null))) free
      cross join lateral generate_series(
        date_bin(make_interval(mins => ${freeTimeStepMinutes}::integer),
          lower(free) + make_interval(mins => ${freeTimeStepMinutes - 1}::integer), timestamptz '2020-01-01'),
        upper(free) - ${long}, make_interval(mins => ${freeTimeStepMinutes}::integer)) instant
    order by instant limit ${maxFreeTimes}`);
};

export const isWithinWorkingHours = async (
  db: Db,
  userIds: readonly number[],
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
): Promise<boolean> => {
  const from = sql`${startsAt}::timestamptz::date`;
  const found = await db.one<{ isWithin: boolean }>(sql`
    select coalesce(${getWork(userIds, from, 1)} @> tstzrange(${startsAt}::timestamptz,
      ${endsAt}::timestamptz), false) as "isWithin"`);
  return found?.isWithin ?? false;
};
