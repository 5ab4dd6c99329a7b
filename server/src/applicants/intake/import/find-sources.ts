import sql from 'sql-template-tag';
import type { Db } from '../../../platform/db/database';
import { foldText } from '../../../platform/lists/find-taken-fields';

/** Maps folded names and identifiers of applicant sources to their ids. */
export const findSourceIds = async (
  db: Db,
  texts: readonly string[],
): Promise<Map<string, number>> => {
  if (texts.length === 0) return new Map();
  const rows = await db.many<{ id: number; name: string; identifier: string }>(sql`
    with source as (
      select id, lower(regexp_replace(btrim(name), '\\s+', ' ', 'g')) as name,
        lower(regexp_replace(btrim(identifier), '\\s+', ' ', 'g')) as identifier
      from applicant_source)
    select id, name, identifier from source
    where name = any(${texts.map(foldText)}::text[]) or identifier = any(${texts.map(foldText)}::text[])`);
  return new Map([
    ...rows.map(({ id, identifier }) => [foldText(identifier), id] as const),
    ...rows.map(({ id, name }) => [foldText(name), id] as const),
  ]);
};
