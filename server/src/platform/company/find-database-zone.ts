import sql from 'sql-template-tag';
import { listTimeZoneNames } from '../../../contract/platform/company/time-zone-constants';
import type { Db } from '../db/database';

/**
 * The database's name of a time zone, given any alias; undefined for an unknown zone. The time zone data of
 * the database and of Node.js may differ in age.
 */
export const findDatabaseTimeZone = async (db: Db, zone: string): Promise<string | undefined> => {
  const names = listTimeZoneNames(zone);
  if (names.length === 0) return undefined;
  const row = await db.one<{ name: string }>(sql`
    select name from pg_timezone_names where name = any (${names}::text[])
    order by array_position(${names}::text[], name) limit 1`);
  return row?.name;
};
