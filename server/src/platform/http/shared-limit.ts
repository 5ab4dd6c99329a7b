import sql from 'sql-template-tag';
import type { Db } from '../db/database';

const maxKept = 50_000;

/** Calls of one key in one window of time. */
interface Calls {
  window: number;
  here: number;
  /** Of those here, how many the other servers can know. */
  shared: number;
  elsewhere: number;
}

export interface SharedLimit {
  db: Db;
  /** Calls within one window. */
  most: number;
  milliseconds: number;
  /** Into how many parts the limit is cut; a server shares what it counted by one of them. */
  parts?: number;
  /** What the database may know of a key. */
  hash: (text: string) => string;
  failed: (error: unknown) => void;
}

/**
 * Counts calls of all servers of a database together. A server counts by itself and shares what it
 * counted by a part of the limit, so most callers cost no statement, no call waits for one,
 * and each server may let through that part more.
 */
export const createSharedLimit = ({
  db,
  most,
  milliseconds,
  parts = 20,
  hash,
  failed,
}: SharedLimit) => {
  const share = Math.ceil(most / parts);
  const known = new Map<string, Calls>();

  const tell = async (key: string, calls: Calls): Promise<void> => {
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

  /** Counts a call; answers 0 when it is within the limit, else the seconds to wait. */
  return (key: string): number => {
    const window = Math.floor(Date.now() / milliseconds);
    const kept = known.get(key);
    const calls = kept?.window === window ? kept : { window, here: 0, shared: 0, elsewhere: 0 };
    if (!kept && known.size >= maxKept) known.clear();
    known.set(key, calls);
    calls.here += 1;
    if (calls.here + calls.elsewhere <= most) {
      if (calls.here - calls.shared >= share) tell(key, calls).catch(failed);
      return 0;
    }
    return Math.max(1, Math.ceil(((window + 1) * milliseconds - Date.now()) / 1000));
  };
};
