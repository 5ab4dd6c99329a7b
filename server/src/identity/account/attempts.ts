import sql, { type Sql } from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import type { Db } from '../../platform/db/database';
import { tooMany } from './too-many';
import { hashOf } from '../../platform/access/seal';

/** How often something may be tried at once, and how many seconds each further try then has to wait. */
export interface AttemptLimit {
  kind: string;
  free: number;
  /** Doubled with each further try, up to `longestWait`. */
  firstWait: number;
  longestWait: number;
}

/** A limit, and whose tries it counts. */
export interface Attempt {
  limit: AttemptLimit;
  of: readonly string[];
  /** Whether a try that went well makes the earlier ones forgotten, and not only itself. */
  isCleared?: boolean;
}

// Longer than any wait, or waiting would make forget.
const memory = sql`interval '1 hour'`;
const maxDoublings = 20;

/** When the next try may come, after those that are kept. */
const nextAt = ({ free, firstWait, longestWait }: AttemptLimit): Sql => sql`
  kept.last_at + make_interval(secs => case when kept.tries < ${free}::integer then 0 else
    least(${longestWait}::float, ${firstWait}::float *
      2 ^ least(kept.tries - ${free}::integer, ${maxDoublings}::integer)) end)`;

/** Counts tries in the database, so that several servers count as one. */
export const createAttempts = (db: Db, keys: KeyRing) => {
  const keyOf = ({ limit, of }: Attempt): string =>
    hashOf(JSON.stringify([limit.kind, ...of]), keys);

  /** Counts a try if its time has come: of many at once the database lets exactly the allowed ones. */
  const count = (attempt: Attempt): Promise<number> =>
    db.run(sql`
      insert into attempt as kept (key_hash, tries, last_at)
      values (${keyOf(attempt)}, 1, clock_timestamp())
      on conflict (key_hash) do update set
        tries = case when kept.last_at < clock_timestamp() - ${memory} then 1 else kept.tries + 1 end,
        last_at = clock_timestamp()
      where ${nextAt(attempt.limit)} <= clock_timestamp()`);

  const secondsLeft = async (attempt: Attempt): Promise<number> => {
    const row = await db.one<{ seconds: number }>(sql`
      select extract(epoch from ${nextAt(attempt.limit)} - clock_timestamp())::float as seconds
      from attempt as kept where key_hash = ${keyOf(attempt)}`);
    return Math.max(1, Math.ceil(row?.seconds ?? 1));
  };

  const giveBack = async (attempts: readonly Attempt[]): Promise<void> => {
    for (const attempt of attempts)
      await db.run(sql`
        update attempt set tries = greatest(tries - 1, 0) where key_hash = ${keyOf(attempt)}`);
  };

  const removeOld = () =>
    db.run(sql`
      delete from attempt where key_hash in (
        select key_hash from attempt where last_at < clock_timestamp() - ${memory}
        limit 100 for update skip locked)`);

  return {
    /**
     * Counts a try before it is made.
     * @throws TOO_MANY with the time to wait, when one of the limits is reached.
     */
    take: async (attempts: readonly Attempt[]): Promise<void> => {
      await removeOld();
      const counted: Attempt[] = [];
      for (const attempt of attempts) {
        if ((await count(attempt)) === 0) {
          await giveBack(counted);
          throw tooMany(await secondsLeft(attempt));
        }
        counted.push(attempt);
      }
    },

    /** A try that was not made after all. */
    giveBack,

    /** A try went well. */
    succeeded: async (attempts: readonly Attempt[]): Promise<void> => {
      await giveBack(attempts.filter(({ isCleared }) => !isCleared));
      for (const attempt of attempts.filter(({ isCleared }) => isCleared))
        await db.run(sql`delete from attempt where key_hash = ${keyOf(attempt)}`);
    },
  };
};

export type Attempts = ReturnType<typeof createAttempts>;
