import sql from 'sql-template-tag';
import { namesOfZone } from '../../../contract/company/time-zone-constants';
import type { Db } from '../db/database';

/**
 * The name under which the database knows a zone, by whichever of its names it is given: data of zones
 * are older or newer there. Undefined where it is none.
 */
export const storedZone = async (db: Db, zone: string): Promise<string | undefined> => {
  const names = namesOfZone(zone);
  if (names.length === 0) return undefined;
  const row = await db.one<{ name: string }>(sql`
    select name from pg_timezone_names where name = any (${names}::text[])
    order by array_position(${names}::text[], name) limit 1`);
  return row?.name;
};
