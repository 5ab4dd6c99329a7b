import sql from 'sql-template-tag';
import type { Database, Db } from '../db/database';

/** The day it is where the company is, `YYYY-MM-DD`. */
export interface Today {
  day: string;
  timeZone: string;
}

const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** What a domain does when the company's day has changed, `YYYY-MM-DD`. */
export type DayStart = (db: Db, day: string) => Promise<void>;

export interface CompanyDay {
  (): Promise<Today>;
  /** Looks again with the next question: the company's time zone may be another. */
  forget(): void;
}

/**
 * Answers the company's day. Whoever asks for the first time on a new day waits for what begins with
 * it, so that every answer is right. Looks once a minute, since days begin with one.
 */
export const createCompanyDay = (
  db: Database,
  dayStarts: readonly DayStart[],
  now: () => Date = () => new Date(),
): CompanyDay => {
  let startedDay = '';
  let seen: { minute: number; today: Promise<Today> } | undefined;

  const look = async (at: Date): Promise<Today> => {
    const company = await db.one<{ time_zone: string }>(sql`select time_zone from company`);
    const timeZone = company?.time_zone ?? 'UTC';
    const day = dayIn(timeZone, at);
    if (day !== startedDay) for (const start of dayStarts) await start(db, day);
    startedDay = day;
    return { day, timeZone };
  };

  const today = (): Promise<Today> => {
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
