import type { Sql } from 'sql-template-tag';
import { daysAhead } from '../../contract/console/dashboard/figures-constants';
import type { Actor } from './access/actor';

/** First and last day as `YYYY-MM-DD`. */
interface UpcomingDays {
  from: string;
  to: string;
}

/** A kind of work that waits in a domain, counted for users who may do it. */
export interface WaitingSource {
  kind: string;
  /** Text after the count, such as `pair of duplicates is to be decided`; `many` is its plural. */
  one: string;
  many: string;
  /** Position of the kind of work among all kinds; smaller numbers come first. */
  order: number;
  /** Id of the console's route where the work is done. */
  route: string;
  /** Days whose work is counted, for kinds of work with dates; `today` is the company's date. */
  days?(today: string): UpcomingDays;
  /** Query of the route's address. */
  search?(days: UpcomingDays): Record<string, string>;
  /** SQL after `from` of the rows that are counted; undefined if the user may not do the work. */
  rows(actor: Actor, today: string): Sql | undefined;
}

/** Range of days in which a joining date or the expiry of a job is near. */
export const getUpcomingDays = (today: string): UpcomingDays => ({
  from: today,
  to: new Date(Date.parse(today) + daysAhead * 86_400_000).toISOString().slice(0, 10),
});
