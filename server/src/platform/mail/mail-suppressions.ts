import sql from 'sql-template-tag';
import type { Db } from '../db/database';

export const toSuppressionProblem = (reason: string): string =>
  `Nothing is sent to this address, since mail came back from it: ${reason}`;

export const suppressAddress = (db: Db, address: string, reason: string): Promise<number> =>
  db.run(sql`
    insert into mail_suppression (address, reason) values (lower(${address}), ${reason})
    on conflict (address) do update set reason = excluded.reason, created_at = now()`);

/** Allows mail to an address; returns false if it was not blocked. */
export const allowAddress = async (db: Db, address: string): Promise<boolean> =>
  (await db.run(sql`delete from mail_suppression where address = lower(${address})`)) > 0;

/** The mail server's reason why mail to the address was returned; undefined if none was. */
export const findSuppression = async (db: Db, address: string): Promise<string | undefined> =>
  (
    await db.one<{ reason: string }>(sql`
      select reason from mail_suppression where address = lower(${address})`)
  )?.reason;
