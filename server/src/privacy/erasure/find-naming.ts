import sql, { join, raw } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import type { DataSubject } from '../../platform/personal-data';
import { toCertainNamePattern } from '../../platform/personal-data/words.rule';
import type { TableColumns } from '../../platform/personal-data/column-uses';

const maxFound = 20;

const findInTable = async (
  db: Db,
  { table, columns }: TableColumns,
  pattern: string,
): Promise<string[]> => {
  // Empty texts are skipped first: matching them took nine tenths of the time, since most texts are empty.
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

/** Places of texts by others that name the person; none if no name is known any more. */
export const findTextsNamingPerson = async (
  db: Db,
  person: DataSubject,
  texts: readonly TableColumns[],
): Promise<string[]> => {
  const pattern = toCertainNamePattern(person);
  if (pattern === undefined) return [];
  const places: string[] = [];
  for (const table of texts) places.push(...(await findInTable(db, table, pattern)));
  return places;
};
