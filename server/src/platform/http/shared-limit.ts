import sql from 'sql-template-tag';
import type { Db } from '../db/database';

const maxTracked = 50_000;

interface CallCounts {
  window: number;
  here: number;
  shared: number;
  elsewhere: number;
}

export interface SharedLimitOptions {
  db: Db;
  most: number;
  milliseconds: number;
  /** Number of parts of the limit; a server writes its count to the database after each part. */
  parts?: number;
  /** Hashes keys, so that the database does not contain them. */
  hash: (text: string) => string;
  failed: (error: unknown) => void;
}

/**
 * Rate limit across all servers. Each server counts in memory and writes to the database after each part of
 * the limit, so that no request waits for a query; a server may exceed the limit by one part.
 */
export const createSharedLimit = ({
  db,
  most,
  milliseconds,
  parts = 20,
  hash,
  failed,
}: SharedLimitOptions) => {
  const share = Math.ceil(most / parts);
  const known = new Map<string, CallCounts>();

  const shareCalls = async (key: string, calls: CallCounts): Promise<void> => {
    const fresh = calls.here - calls.shared;
    calls.shared = calls.here;
    const row = await db.one<{ calls: number }>(sql`
      with ended as (
        delete from call_count where key_hash in (
          select key_hash from call_count where ends_at < now() limit 100 for update skip locked))
      insert into call_count as kept (key_hash, calls, ends_at)
      values (${hash(`${key} ${calls.window}`)}, ${fresh},
        now() + make_interval(secs => ${(2 * milliseconds) / 1000}::float))
      on conflict (key_hash) do update set calls = kept.calls + excluded.calls
      returning calls`);
    calls.elsewhere = Math.max(calls.elsewhere, (row?.calls ?? 0) - calls.shared);
  };

  /** Returns 0 within the limit, else the number of seconds to wait. */
  return (key: string): number => {
    const window = Math.floor(Date.now() / milliseconds);
    const kept = known.get(key);
    const calls = kept?.window === window ? kept : { window, here: 0, shared: 0, elsewhere: 0 };
    if (!kept && known.size >= maxTracked) known.clear();
    known.set(key, calls);
    calls.here += 1;
    if (calls.here + calls.elsewhere <= most) {
      if (calls.here - calls.shared >= share) shareCalls(key, calls).catch(failed);
      return 0;
    }
    return Math.max(1, Math.ceil(((window + 1) * milliseconds - Date.now()) / 1000));
  };
};
