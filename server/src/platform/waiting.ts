import type { Sql } from 'sql-template-tag';
import type { Actor } from './access/actor';

/** One kind of work that waits in a domain, counted for whoever may do it. */
export interface WaitingSource {
  kind: string;
  /** Said after the count: `pair of duplicates is to be decided`, and the same of several. */
  one: string;
  many: string;
  /** Place among all kinds, the most pressing first. */
  order: number;
  /** Id of the console's route where it is done. */
  to: string;
  /** Query of that address; `today` is the company's day, `YYYY-MM-DD`. */
  search?(today: string): Record<string, string>;
  /** What is counted, as SQL after `from`; undefined where the actor may not do it. */
  rows(actor: Actor, today: string): Sql | undefined;
}

/** Days from today, which is counted, in which a joining date or the end of a job is near. */
const days = 7;

/** The last of those days. */
export const lastNearDay = (today: string): string =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
