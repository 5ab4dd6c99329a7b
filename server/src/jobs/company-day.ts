import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { expireJobs } from './expire-jobs';

/** The day it is where the company is, `YYYY-MM-DD`. */
export interface Today {
  day: string;
  timeZone: string;
}

/** Milliseconds for which a change of the company's time zone may go unseen. */
const freshness = 60_000;

const formatOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/**
 * Answers the company's day, and has the marks of expired jobs right before it answers: whoever asks
 * for the first time on a new day waits for the sweep.
 */
export const createCompanyDay = (
  db: Database,
  now: () => Date = () => new Date(),
): (() => Promise<Today>) => {
  let zone = { name: 'UTC', format: formatOf('UTC'), until: 0 };
  let swept = { day: '', done: Promise.resolve() };

  const readZone = async (at: number) => {
    const company = await db.one<{ time_zone: string }>(sql`select time_zone from company`);
    const name = company?.time_zone ?? 'UTC';
    zone = { name, format: formatOf(name), until: at + freshness };
  };
  const sweep = (day: string) => {
    const done = expireJobs(db, day);
    swept = { day, done };
    done.catch(() => {
      swept = { day: '', done: Promise.resolve() };
    });
  };

  return async () => {
    const at = now();
    if (at.getTime() >= zone.until) await readZone(at.getTime());
    const day = zone.format.format(at);
    if (day !== swept.day) sweep(day);
    await swept.done;
    return { day, timeZone: zone.name };
  };
};

const known = new WeakMap<Database, () => Promise<Today>>();

/** The one company day of a database. */
export const companyDayOf = (db: Database): (() => Promise<Today>) => {
  const day = known.get(db) ?? createCompanyDay(db);
  known.set(db, day);
  return day;
};
