import sql, { type Sql } from 'sql-template-tag';
import type { KeyRing } from '../../platform/access/key-ring';
import type { Db } from '../../platform/db/database';
import { createTooManyAttemptsError } from './too-many-attempts';
import { hashSecret } from '../../platform/access/secret-hash';

/** Number of attempts that are allowed at once, and seconds between further attempts. */
export interface AttemptLimit {
  kind: string;
  free: number;
  /** Seconds before the next attempt; doubled with each further attempt, up to `longestWait`. */
  firstWait: number;
  longestWait: number;
}

export interface LimitedAttempt {
  limit: AttemptLimit;
  of: readonly string[];
  /** True if a success deletes all counted attempts instead of only its own. */
  isCleared?: boolean;
}

// Attempts are counted longer than any wait, since otherwise waiting would reset the count.
const attemptLifetime = sql`interval '1 hour'`;
const maxDoublings = 20;

const toNextAttemptTime = ({ free, firstWait, longestWait }: AttemptLimit): Sql => sql`
  kept.last_at + make_interval(secs => case when kept.tries < ${free}::integer then 0 else
    least(${longestWait}::float, ${firstWait}::float *
      2 ^ least(kept.tries - ${free}::integer, ${maxDoublings}::integer)) end)`;

/** Attempts are counted in the database, so that all servers share one limit. */
export const createAttemptLimiter = (db: Db, keys: KeyRing) => {
  const keyOf = ({ limit, of }: LimitedAttempt): string =>
    hashSecret(JSON.stringify([limit.kind, ...of]), keys);

  /** A single atomic statement, so that concurrent attempts cannot exceed the limit. */
  const count = (attempt: LimitedAttempt): Promise<number> =>
    db.run(sql`
      insert into attempt as kept (key_hash, tries, last_at)
      values (${keyOf(attempt)}, 1, clock_timestamp())
      on conflict (key_hash) do update set
        tries = case when kept.last_at < clock_timestamp() - ${attemptLifetime} then 1 else kept.tries + 1 end,
        last_at = clock_timestamp()
      where ${toNextAttemptTime(attempt.limit)} <= clock_timestamp()`);

  const secondsLeft = async (attempt: LimitedAttempt): Promise<number> => {
    const row = await db.one<{ seconds: number }>(sql`
      select extract(epoch from ${toNextAttemptTime(attempt.limit)} - clock_timestamp())::float as seconds
      from attempt as kept where key_hash = ${keyOf(attempt)}`);
    return Math.max(1, Math.ceil(row?.seconds ?? 1));
  };

  const giveBack = async (attempts: readonly LimitedAttempt[]): Promise<void> => {
    for (const attempt of attempts)
      await db.run(sql`
        update attempt set tries = greatest(tries - 1, 0) where key_hash = ${keyOf(attempt)}`);
  };

  const removeOld = () =>
    db.run(sql`
      delete from attempt where key_hash in (
        select key_hash from attempt where last_at < clock_timestamp() - ${attemptLifetime}
        limit 100 for update skip locked)`);

  return {
    /** Counts an attempt before it is made. @throws TOO_MANY with the time to wait. */
    take: async (attempts: readonly LimitedAttempt[]): Promise<void> => {
      await removeOld();
      const counted: LimitedAttempt[] = [];
      for (const attempt of attempts) {
        if ((await count(attempt)) === 0) {
          await giveBack(counted);
          throw createTooManyAttemptsError(await secondsLeft(attempt));
        }
        counted.push(attempt);
      }
    },

    giveBack,

    succeeded: async (attempts: readonly LimitedAttempt[]): Promise<void> => {
      await giveBack(attempts.filter(({ isCleared }) => !isCleared));
      for (const attempt of attempts.filter(({ isCleared }) => isCleared))
        await db.run(sql`delete from attempt where key_hash = ${keyOf(attempt)}`);
    },
  };
};

export type AttemptLimiter = ReturnType<typeof createAttemptLimiter>;
