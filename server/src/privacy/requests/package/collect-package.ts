import sql from 'sql-template-tag';
import type { Db } from '../../../platform/db/database';
import type { PersonalData } from '../../../platform/personal-data';

export interface PackagePart {
  title: string;
  entries: Record<string, unknown>[];
}

export interface PackageFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
}

export interface CollectedPackage {
  company: string;
  madeAt: string;
  parts: PackagePart[];
  files: PackageFile[];
}

/** All applications of the person, by one of them. */
const readApplicationIds = async (db: Db, applicationId: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from application
    where applicant_id = (select applicant_id from application where id = ${applicationId})
    order by id`);
  return rows.map(({ id }) => id);
};

/** What every domain says that a person may see of themselves. */
export const collectPackage = async (
  db: Db,
  data: readonly PersonalData[],
  applicationId: number,
): Promise<CollectedPackage> => {
  const ids = await readApplicationIds(db, applicationId);
  const parts: PackagePart[] = [];
  const fileIds = new Set<string>();
  for (const { title, collect } of data) {
    const found = await collect?.(db, ids);
    if (!found) continue;
    for (const id of found.fileIds) fileIds.add(id);
    if (found.entries.length > 0) parts.push({ title, entries: found.entries });
  }
  const files = await db.many<PackageFile>(sql`
    select id, name, size from stored_file where id = any(${[...fileIds]}::uuid[])
    order by created_at, id`);
  const company = await db.one<{ name: string }>(sql`select name from company where id = 1`);
  return { company: company?.name ?? '', madeAt: new Date().toISOString(), parts, files };
};
