import sql from 'sql-template-tag';
import type { Database } from '../../platform/db/database';

/** Milliseconds for which origins are cached, so that concurrent pages cause one query. */
const cacheMs = 1_000;

const parseOrigin = (address: string): string[] => {
  if (!URL.canParse(address)) return [];
  const { protocol, origin } = new URL(address);
  // The origin becomes part of a CSP header, so origins with any other character are left out.
  return /^https?:$/.test(protocol) && /^[\w:/.[\]-]+$/.test(origin) ? [origin] : [];
};

const readPictureAddresses = (db: Database): Promise<{ address: string }[]> =>
  db.many<{ address: string }>(sql`
    select distinct substring(address from '^[a-z]+://[^/?#]+') as address
    from (
      select logo_url as address from company
      union all select favicon_url from company
      union all select icon_url from suite_app
      union all select avatar_url from app_user where avatar_url <> '') entered
    where address ~ '^https?://'`);

/** Origins of pictures that administrators entered in records, for the CSP header. */
export const createPictureOrigins = (db: Database) => {
  let origins: string[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const read = async (): Promise<void> => {
    try {
      const rows = await readPictureAddresses(db);
      origins = [...new Set(rows.flatMap(({ address }) => parseOrigin(address)))];
      readAt = performance.now();
    } catch {
      // If the database fails, the last known origins stay valid.
    } finally {
      reading = undefined;
    }
  };

  return {
    current: (): string[] => origins,
    refresh: async (): Promise<void> => {
      if (performance.now() - readAt < cacheMs) return;
      reading ??= read();
      await reading;
    },
  };
};
