import sql from 'sql-template-tag';
import type { Db } from '../../../src/platform/db/database';

/** Lists what a server relies on: columns and whether writes may omit them, constraints, and functions. */
export const readSchema = async (db: Db): Promise<string[]> => {
  const lines = await db.many<{ line: string }>(sql`
    select format('column %s.%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      case when not a.attnotnull then 'nullable'
        when a.atthasdef or a.attidentity <> '' then 'default' else 'required' end) as line
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'p')
      and a.attnum > 0 and not a.attisdropped and c.relname <> 'migration'
    union all
    select format('rule %s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')
      and conrelid <> 0 and conrelid::regclass::text <> 'migration'
    union all
    select format('rule %s unique %s', indrelid::regclass, substring(pg_get_indexdef(indexrelid) from '\\(.*'))
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and indisunique
      and not exists (select from pg_constraint where conindid = indexrelid)
    union all
    select format('function %s', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`);
  return lines.map(({ line }) => line.replace(/\s+/g, ' ')).sort();
};
