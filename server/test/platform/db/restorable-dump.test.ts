import sql, { raw } from 'sql-template-tag';
import { onDatabase } from '../../server';

interface Table {
  name: string;
  stored: string;
  generated: string | null;
}

onDatabase(
  (server) => {
    it('every row of a database dump can be restored with an empty search path', async () => {
      const { db } = server();
      const tables = await db.many<Table>(sql`
        select relname as name,
          string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated = '') as stored,
          string_agg(quote_ident(attname), ', ' order by attnum) filter (where attgenerated <> '') as generated
        from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
        where relkind = 'r' and relnamespace = current_schema()::regnamespace
        group by relname order by relname`);
      expect(tables.filter(({ generated }) => generated).map(({ name }) => name)).toContain(
        'applicant',
      );
      const differing = await db.transaction(async (tx) => {
        const schema = await tx.one<{ name: string }>(sql`select current_schema() as name`);
        const here = schema?.name ?? '';
        await tx.run(sql`create schema restored`);
        for (const { name } of tables)
          await tx.run(
            sql`create table ${raw(`restored."${name}" (like ${here}."${name}" including all)`)}`,
          );
        await tx.run(sql`set local search_path = ''`);
        const found: string[] = [];
        for (const { name, stored, generated } of tables) {
          await tx.run(
            sql`${raw(`insert into restored."${name}" (${stored}) overriding system value
              select ${stored} from ${here}."${name}"`)}`,
          );
          if (!generated) continue;
          const row = await tx.one(
            sql`${raw(`select ${generated} from restored."${name}" except
              select ${generated} from ${here}."${name}" limit 1`)}`,
          );
          if (row) found.push(name);
        }
        await tx.run(sql`drop schema restored cascade`);
        return found;
      });
      expect(differing).toEqual([]);
    });
  },
  { data: 'company' },
);
