import sql, { join, raw } from 'sql-template-tag';
import type { Transaction } from '../db/database';
import type { OriginalRow } from '../personal-data';

const listStored = async (tx: Transaction, table: string): Promise<string[]> => {
  const rows = await tx.many<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`);
  return rows.map(({ name }) => name);
};

const restoreRow = async (tx: Transaction, { table, columns }: OriginalRow): Promise<void> => {
  const names = join((await listStored(tx, table)).map((name) => raw(name)));
  await tx.run(sql`
    insert into ${raw(table)} (${names}) overriding system value
    select ${names} from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(columns)}::jsonb)
    on conflict do nothing`);
};

const restoreColumns = (tx: Transaction, { table, key, columns }: OriginalRow): Promise<number> => {
  const names = join(Object.keys(columns).map((name) => raw(name)));
  const keys = Object.keys(key).map((name) => sql`row.${raw(name)} = stored.${raw(name)}`);
  return tx.run(sql`
    update ${raw(table)} row set (${names}) = (
      select ${names} from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(columns)}::jsonb))
    from jsonb_populate_record(null::${raw(table)}, ${JSON.stringify(key)}::jsonb) stored
    where ${join(keys, ' and ')}`);
};

/** Restores the data that an erasure removed, in reverse order. */
export const restoreOriginals = async (
  tx: Transaction,
  originals: readonly OriginalRow[],
): Promise<void> => {
  for (const original of originals.toReversed())
    await (original.isDeleted ? restoreRow(tx, original) : restoreColumns(tx, original));
};
