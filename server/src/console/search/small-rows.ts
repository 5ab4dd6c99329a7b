import sql, { raw } from 'sql-template-tag';
import { permissionsChanged } from '../../../contract/platform/realtime/realtime-constants';
import type { Db } from '../../platform/db/database';
import type { SmallRow, SearchSource } from '../../platform/lists/search-source';
import type { ChangeFeed } from '../../platform/realtime/change-feed';

/** Larger kinds are searched in the database, so that a search goes through little memory. */
const [maxRows, maxLetters] = [2_000, 200_000];
/** Milliseconds; a limit for what a lost connection, not noticed yet, may leave unchanged. */
const maxAge = 60_000;

/** Changed all the time, and shown by no kind that is kept. Any other change may be of what one shows. */
const busyKinds: ReadonlySet<string> = new Set([
  ...['application', 'held-application', 'job', 'referral', 'payout-batch', 'letter'],
  ...['chat', 'chat-member', 'chat-read', 'notification', 'mail-message', 'background-task'],
  permissionsChanged,
]);

interface Entry {
  rows: Promise<readonly SmallRow[] | undefined>;
  readAt: number;
}

/** Undefined where a kind cannot be kept now and is searched in the database. */
export type ReadSmallRows = (source: SearchSource) => Promise<readonly SmallRow[] | undefined>;

export const createSmallRows = (
  db: Pick<Db, 'many'>,
  changes: ChangeFeed,
  now: () => number = Date.now,
): ReadSmallRows => {
  const entries = new Map<string, Entry>();
  changes.listen(({ owner }) => {
    if (!busyKinds.has(owner)) entries.clear();
  });

  const readRows = async ({ small }: SearchSource): Promise<readonly SmallRow[] | undefined> => {
    if (!small) return undefined;
    const rows = await db.many<SmallRow>(sql`${small.rows} limit ${raw(String(maxRows + 1))}`);
    const letters = rows.reduce((sum, { searched }) => sum + searched.length, 0);
    return rows.length > maxRows || letters > maxLetters ? undefined : rows;
  };

  const forget = (kind: string, entry: Entry): void => {
    if (entries.get(kind) === entry) entries.delete(kind);
  };

  return async (source) => {
    if (!source.small || !changes.isComplete()) return undefined;
    const known = entries.get(source.kind);
    if (known && now() - known.readAt < maxAge) return known.rows;
    const entry = { rows: readRows(source), readAt: now() };
    entries.set(source.kind, entry);
    entry.rows.catch(() => forget(source.kind, entry));
    return entry.rows;
  };
};
