import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';

/** How long what was read may serve, so that many pages at once ask once. */
const restMs = 1_000;

const originOf = (address: string): string[] => {
  if (!URL.canParse(address)) return [];
  const { protocol, origin } = new URL(address);
  // A policy is a list of words: no other sign may come into it.
  return /^https?:$/.test(protocol) && /^[\w:/.[\]-]+$/.test(origin) ? [origin] : [];
};

/** Every address of a picture that an administrator has entered. */
const readAddresses = (db: Database): Promise<{ address: string }[]> =>
  db.many<{ address: string }>(sql`
    select distinct substring(address from '^[a-z]+://[^/?#]+') as address
    from (
      select logo_url as address from company
      union all select favicon_url from company
      union all select icon_url from suite_app
      union all select avatar_url from app_user where avatar_url <> '') entered
    where address ~ '^https?://'`);

/** Where pictures of the console may come from beside its own origin: what its records name. */
export const createPictureOrigins = (db: Database) => {
  let origins: string[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      const rows = await readAddresses(db);
      origins = [...new Set(rows.flatMap(({ address }) => originOf(address)))];
      readAt = performance.now();
    } catch {
      // While the database does not answer, the latest known ones hold.
    } finally {
      reading = undefined;
    }
  };

  return {
    current: (): string[] => origins,
    /** Brings what the records say now. */
    refresh: async (): Promise<void> => {
      if (performance.now() - readAt < restMs) return;
      reading ??= read();
      await reading;
    },
  };
};
