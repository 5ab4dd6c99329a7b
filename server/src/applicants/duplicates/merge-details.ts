import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

const detailColumns = ['father_name', 'birth_date', 'marital_status', 'address'] as const;
export type DetailColumn = (typeof detailColumns)[number];

const joinColumns = (
  names: readonly DetailColumn[],
  write: (column: Sql, name: string) => Sql,
): Sql => join(names.map((name) => write(raw(name), name)));

/**
 * Copies missing details to the surviving record and returns their columns; the other record keeps its values
 * for the undo.
 */
export const fillMissingDetails = async (
  db: Db,
  loserId: number,
  survivorId: number,
): Promise<DetailColumn[]> => {
  const lacking = joinColumns(
    detailColumns,
    (column, name) => sql`
      case when kept.${column} is null and other.${column} is not null then ${name} end`,
  );
  const row = await db.one<{ filled: DetailColumn[] }>(sql`
    select array_remove(array[${lacking}]::text[], null) as filled
    from applicant_details other
      left join applicant_details kept on kept.applicant_id = ${survivorId}
    where other.applicant_id = ${loserId}`);
  const filled = row?.filled ?? [];
  if (filled.length === 0) return filled;
  const all = joinColumns(detailColumns, (column) => column);
  await db.run(sql`
    insert into applicant_details as kept (applicant_id, ${all})
    select ${survivorId}::integer, ${all} from applicant_details where applicant_id = ${loserId}
    on conflict (applicant_id) do update set
      ${joinColumns(filled, (column) => sql`${column} = excluded.${column}`)}, version = kept.version + 1`);
  return filled;
};

/** Undoes `fillMissingDetails`, except for details that changed after the merge. */
export const clearFilledDetails = async (
  db: Db,
  loserId: number,
  survivorId: number,
  filled: readonly DetailColumn[],
): Promise<void> => {
  if (filled.length === 0) return;
  await db.run(sql`
    update applicant_details kept set
      ${joinColumns(filled, (column) => sql`${column} = nullif(kept.${column}, other.${column})`)},
      version = kept.version + 1
    from applicant_details other
    where kept.applicant_id = ${survivorId} and other.applicant_id = ${loserId}`);
};
