import sql, { join, raw } from 'sql-template-tag';
import type { Db } from '../src/platform/db/database';

const maxAtOnce = 2_000;

/** Field names are column names; all rows must have the same fields as the first. */
export const insertRows = async (db: Db, table: string, rows: readonly object[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = join(Object.keys(first).map(raw));
  for (let from = 0; from < rows.length; from += maxAtOnce)
    await db.run(sql`
      insert into ${raw(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(
        null::${raw(table)}, ${JSON.stringify(rows.slice(from, from + maxAtOnce))}::jsonb)`);
};

/** Advances the id sequences past the ids that were inserted explicitly. */
export const advanceIdSequences = (db: Db, tables: readonly string[]): Promise<unknown[]> =>
  db.many(
    join(
      tables.map(
        (table) => sql`
          select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), ${
            table === 'status' ? 100 : 1
          }::integer)) from ${raw(table)}`,
      ),
      ' union all ',
    ),
  );
