import sql from 'sql-template-tag';
import {
  busyTimesDaysAhead,
  type BusyCalendarKind,
  type BusyProblem,
} from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import type { Db } from '../../../platform/db/database';
import type { ServerDependencies } from '../../../platform/domain';
import { companyTimeZone } from '../../../platform/lists/company-zone';
import { requestCalendar, UnreadCalendarError, type CalendarRequest } from './ask-calendar';
import { toCalendarAddress } from './calendar-address.rule';
import { writeCalendarQuery } from './calendar-report';
import type { CalendarSecret } from './calendar-seal';
import { createBusyInspection, type BusyTime } from './read-busy-times';

export type CalendarDependencies = Pick<ServerDependencies, 'db' | 'config' | 'keys' | 'inspector'>;

export interface OutsideCalendar {
  userId: number;
  email: string;
  kind: BusyCalendarKind;
  secret: CalendarSecret;
}

const daySeconds = 86_400;

const toRequest = ({ kind, secret }: OutsideCalendar, from: Date, to: Date): CalendarRequest => {
  if (kind === 'ics') return { method: 'GET', headers: { accept: 'text/calendar' } };
  const { userName, password } = secret;
  const login = Buffer.from(`${userName}:${password}`).toString('base64');
  return {
    method: 'REPORT',
    headers: {
      authorization: `Basic ${login}`,
      ...{ depth: '1', 'content-type': 'application/xml; charset=utf-8' },
    },
    body: writeCalendarQuery(from, to),
  };
};

/** @throws UnreadCalendarError */
export const readCalendar = async (
  { config, inspector }: CalendarDependencies,
  asked: OutsideCalendar,
): Promise<BusyTime[]> => {
  const hosts = config.calendarHosts;
  const from = Math.floor(Date.now() / 1000) - daySeconds;
  const to = from + (busyTimesDaysAhead + 2) * daySeconds;
  const url = toCalendarAddress(asked.secret.address, hosts);
  const request = toRequest(asked, new Date(from * 1000), new Date(to * 1000));
  const content = await requestCalendar(url, request, hosts);
  const { kind, email, userId } = asked;
  return inspector
    .inspect(
      createBusyInspection({ kind, from, to, email }),
      { field: 'address', name: 'calendar.ics', mediaType: 'text/calendar', content },
      userId,
    )
    .catch(() => {
      throw new UnreadCalendarError('unreadable');
    });
};

/**
 * Stores busy times without this console's own interviews, which calendars contain once an invitation was
 * accepted.
 */
export const storeBusyTimes = async (
  db: Db,
  userId: number,
  times: readonly BusyTime[],
): Promise<void> => {
  await db.run(sql`
    update busy_calendar calendar set read_at = now(), asked_at = now(), problem = null,
      busy_until = now() + make_interval(days => ${busyTimesDaysAhead}::integer),
      busy = coalesce((
        select range_agg(tstzrange(least(first, last), last)) from (
          select time.start::timestamp at time zone zone.name as first,
            time."end"::timestamp at time zone zone.name as last
          from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
              as time (start text, "end" text, zone text, uid text)
            cross join lateral (select coalesce(nullif(time.zone, ''), (
              select own.time_zone from interview_calendar own where own.user_id = ${userId}),
              ${companyTimeZone}) as name) zone
          where not exists (select from interview_person part
            where part.user_id = ${userId} and part.uid::text = lower(time.uid))) each),
        '{}')
    where calendar.user_id = ${userId}`);
};

/** Stores why a calendar could not be read; the busy times read before remain valid. */
export const storeCalendarProblem = async (
  db: Db,
  userId: number,
  problem: BusyProblem,
): Promise<void> => {
  await db.run(sql`
    update busy_calendar set asked_at = now(), problem = ${problem} where user_id = ${userId}`);
};
