import sql, { join, raw } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { Subject } from '../../platform/personal-data';
import { toSurePattern } from '../../platform/personal-data/words.rule';
import type { TableColumns } from '../../platform/personal-data/column-uses';

const maxFound = 20;

const findInTable = async (
  db: Db,
  { table, columns }: TableColumns,
  pattern: string,
): Promise<string[]> => {
  // Most texts are empty: nine tenths of the time went into looking through these.
  const names = join(
    columns.map((name) => {
      const text = raw(`${name}::text`);
      return sql`(${text} <> '' and ${text} ~* ${pattern})`;
    }),
    ' or ',
  );
  const rows = await db.many<{ place: string }>(sql`
    select left(${raw(`to_jsonb(${table})`)} ->> 'id', 20) as place from ${raw(table)}
    where ${names} limit ${maxFound}`);
  return rows.map(
    ({ place }) => `A text names the person: ${table} ${place ?? ''} (${columns.join(', ')})`,
  );
};

/** Texts of others that name the person; none where no word is known any more. */
export const findNaming = async (
  db: Db,
  person: Subject,
  texts: readonly TableColumns[],
): Promise<string[]> => {
  const pattern = toSurePattern(person);
  if (pattern === undefined) return [];
  const places: string[] = [];
  for (const table of texts) places.push(...(await findInTable(db, table, pattern)));
  return places;
};
