import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { expireJobs } from './expire-jobs';

/** The day it is where the company is, `YYYY-MM-DD`. */
export interface Today {
  day: string;
  timeZone: string;
}

const dayIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/**
 * Answers the company's day, and has the marks of expired jobs right before it answers: whoever asks
 * for the first time on a new day waits for the sweep. Looks once a minute, since days begin with one.
 */
export const createCompanyDay = (
  db: Database,
  now: () => Date = () => new Date(),
): (() => Promise<Today>) => {
  let sweptDay = '';
  let seen: { minute: number; today: Promise<Today> } | undefined;

  const look = async (at: Date): Promise<Today> => {
    const company = await db.one<{ time_zone: string }>(sql`select time_zone from company`);
    const timeZone = company?.time_zone ?? 'UTC';
    const day = dayIn(timeZone, at);
    if (day !== sweptDay) await expireJobs(db, day);
    sweptDay = day;
    return { day, timeZone };
  };

  return () => {
    const at = now();
    const minute = Math.floor(at.getTime() / 60_000);
    if (seen?.minute === minute) return seen.today;
    const today = look(at);
    seen = { minute, today };
    today.catch(() => {
      seen = undefined;
    });
    return today;
  };
};

const known = new WeakMap<Database, () => Promise<Today>>();

/** The one company day of a database. */
export const companyDayOf = (db: Database): (() => Promise<Today>) => {
  const day = known.get(db) ?? createCompanyDay(db);
  known.set(db, day);
  return day;
};
