import sql from 'sql-template-tag';
import type { Database, Db } from '../db/database';

/** Date in the company's time zone, `YYYY-MM-DD`. */
export interface CompanyToday {
  day: string;
  timeZone: string;
}

const formatDay = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

export type DayStart = (db: Db, day: string) => Promise<void>;

export interface CompanyDay {
  (): Promise<CompanyToday>;
  forget(): void;
}

/**
 * The first request of a new day waits until every `DayStart` has run, so that no answer shows yesterday's
 * state. The date is read once a minute.
 */
export const createCompanyDay = (
  db: Database,
  dayStarts: readonly DayStart[],
  now: () => Date = () => new Date(),
): CompanyDay => {
  let startedDay = '';
  let seen: { minute: number; today: Promise<CompanyToday> } | undefined;

  const look = async (at: Date): Promise<CompanyToday> => {
    const company = await db.one<{ time_zone: string }>(sql`select time_zone from company`);
    const timeZone = company?.time_zone ?? 'UTC';
    const day = formatDay(timeZone, at);
    if (day !== startedDay) for (const start of dayStarts) await start(db, day);
    startedDay = day;
    return { day, timeZone };
  };

  const today = (): Promise<CompanyToday> => {
    const at = now();
    const minute = Math.floor(at.getTime() / 60_000);
    if (seen?.minute === minute) return seen.today;
    const looking = look(at);
    seen = { minute, today: looking };
    looking.catch(() => {
      seen = undefined;
    });
    return looking;
  };
  const forget = () => {
    seen = undefined;
  };
  return Object.assign(today, { forget });
};
