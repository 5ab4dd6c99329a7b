import sql from 'sql-template-tag';
import {
  busyTimesValidMinutes,
  type BusyCalendarKind,
} from '../../../../contract/interviews/scheduling/busy-calendar-constants';
import type { PersonWithUnreadCalendar } from '../../../../contract/interviews/scheduling/busy-calendar';
import { UnreadCalendarError } from './ask-calendar';
import { openCalendar } from './calendar-seal';
import {
  readCalendar,
  storeBusyTimes,
  storeCalendarProblem,
  type CalendarDependencies,
} from './read-calendar';

interface DueCalendar {
  userId: number;
  email: string;
  kind: BusyCalendarKind;
  sealed: Buffer;
}

const refreshOne = async (parts: CalendarDependencies, due: DueCalendar): Promise<void> => {
  const { db, keys } = parts;
  const { userId, email, kind, sealed } = due;
  try {
    const opened = openCalendar(sealed, keys);
    if (!opened) throw new UnreadCalendarError('lost');
    const times = await readCalendar(parts, { userId, email, kind, secret: opened.secret });
    await storeBusyTimes(db, userId, times);
  } catch (error) {
    // Other errors come from the calendar's contents too, such as a zone that the database does not know.
    const isKnown = error instanceof UnreadCalendarError;
    await storeCalendarProblem(db, userId, isKnown ? error.problem : 'unreadable');
  }
};

/** Refreshes in progress, so that concurrent requests for a person share one. */
const running = new WeakMap<object, Map<number, Promise<void>>>();

const refreshOnce = (parts: CalendarDependencies, due: DueCalendar): Promise<void> => {
  const mine = running.get(parts.db) ?? new Map<number, Promise<void>>();
  running.set(parts.db, mine);
  const known = mine.get(due.userId);
  if (known) return known;
  const begun = refreshOne(parts, due).finally(() => mine.delete(due.userId));
  mine.set(due.userId, begun);
  return begun;
};

const daySeconds = 86_400;

/**
 * End of a day that is some days after `start`, a day or a local time; an invalid one is refused by the
 * caller.
 */
export const toEndOfDayAfter = (start: string, days: number): Date =>
  new Date((Date.parse(`${start.slice(0, 10)}T00:00:00Z`) || 0) + (days + 1) * daySeconds * 1000);

/**
 * Refreshes calendars that were not read for some minutes, and returns the people who may be busy before
 * `until` although they count as free.
 */
export const refreshBusyTimes = async (
  parts: CalendarDependencies,
  userIds: readonly number[],
  until: Date,
): Promise<PersonWithUnreadCalendar[]> => {
  const { db } = parts;
  const due = await db.many<DueCalendar>(sql`
    select calendar.user_id as "userId", person.email, calendar.kind, calendar.sealed
    from busy_calendar calendar join app_user person on person.id = calendar.user_id
    where calendar.user_id = any (${[...userIds]}::integer[])
      and calendar.asked_at < now() - make_interval(mins => ${busyTimesValidMinutes}::integer)
    order by calendar.user_id`);
  await Promise.all(due.map((one) => refreshOnce(parts, one)));
  return db.many<PersonWithUnreadCalendar>(sql`
    select person.id, btrim(person.first_name || ' ' || person.last_name) as name,
      to_json(calendar.read_at) #>> '{}' as "readAt"
    from busy_calendar calendar join app_user person on person.id = calendar.user_id
    where calendar.user_id = any (${[...userIds]}::integer[])
      and (calendar.problem is not null or calendar.busy_until is null
        or calendar.busy_until < ${until.toISOString()}::timestamptz)
    order by person.first_name, person.id`);
};
