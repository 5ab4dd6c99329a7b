import sql from 'sql-template-tag';
import type { OwnCalendar } from '../../../contract/interviews/scheduling/own-calendar';
import type { Actor } from '../../platform/access/actor';
import { createRandomSecret, computeSecretDigest } from '../../platform/access/secret-hash';
import type { Database, Db } from '../../platform/db/database';
import type { CalendarEvent } from './calendar-file';
import { readBusyCalendar } from './busy/own-busy-calendar';
import { assertTimeZone } from './hold-time';

export const calendarFeedPath = '/api/v1/interviews/calendar.ics';

export const readOwnCalendar = async (db: Db, { userId }: Actor): Promise<OwnCalendar> => {
  const own = await db.one<Omit<OwnCalendar, 'busy'>>(sql`
    select time_zone as "timeZone", key_hash is not null as "hasFeed"
    from interview_calendar where user_id = ${userId}`);
  const busy = await readBusyCalendar(db, userId);
  return { timeZone: null, hasFeed: false, ...own, busy };
};

export const writeOwnZone = async (
  db: Database,
  { userId }: Actor,
  timeZone: string | null,
): Promise<void> => {
  if (timeZone !== null) await assertTimeZone(db, timeZone);
  await db.run(sql`
    insert into interview_calendar (user_id, time_zone) values (${userId}, ${timeZone})
    on conflict (user_id) do update set time_zone = excluded.time_zone`);
};

/** Path of a new calendar feed, which only its owner learns; the earlier address ends. */
export const renewCalendarFeed = async (db: Database, { userId }: Actor): Promise<string> => {
  const key = createRandomSecret();
  await db.run(sql`
    insert into interview_calendar (user_id, key_hash) values (${userId}, ${computeSecretDigest(key)})
    on conflict (user_id) do update set key_hash = excluded.key_hash`);
  return `${calendarFeedPath}?key=${key}`;
};

export const endCalendarFeed = async (db: Database, { userId }: Actor): Promise<void> => {
  await db.run(sql`update interview_calendar set key_hash = null where user_id = ${userId}`);
};

interface FeedOwner {
  userId: number;
  company: string;
}

export const findFeedOwner = (db: Db, key: string): Promise<FeedOwner | undefined> =>
  db.one<FeedOwner>(sql`
    select own.user_id as "userId", company.name as company from interview_calendar own
      join app_user person on person.id = own.user_id and person.is_active
      cross join company
    where own.key_hash = ${computeSecretDigest(key)}`);

const maxEvents = 1_000;

/** Interviews in a person's calendar feed: as far back as the person may see them, and a year ahead. */
export const readFeedEvents = (db: Db, userId: number): Promise<CalendarEvent[]> =>
  db.many<CalendarEvent>(sql`
    select part.uid, interview.sequence, interview.place, '' as about,
      btrim(applicant.first_name || ' ' || applicant.last_name) || ': ' || interview.title as title,
      to_json(interview.starts_at) #>> '{}' as "startsAt",
      to_json(interview.ends_at) #>> '{}' as "endsAt"
    from interview_person part join interview on interview.id = part.interview_id
      join application on application.id = interview.application_id
      join applicant on applicant.id = application.applicant_id
    where part.user_id = ${userId} and interview.state <> 'cancelled'
      and interview.ends_at > now() - interval '14 days'
      and interview.starts_at < now() + interval '1 year'
    order by interview.starts_at limit ${maxEvents}`);
