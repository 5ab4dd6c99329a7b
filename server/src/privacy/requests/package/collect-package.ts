import sql from 'sql-template-tag';
import type { CareersLanguage } from '../../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../../jobs/careers/page/detect-language.rule';
import type { Db } from '../../../platform/db/database';
import type { PersonalData } from '../../../platform/personal-data';

export interface PackagePart {
  title: string;
  entries: Record<string, unknown>[];
}

export interface PackageFile {
  id: string;
  name: string;
  /** Size of the file in bytes. */
  size: number;
}

export interface CollectedPackage {
  company: string;
  /** Language of the pages and mails that the person gets. */
  language: CareersLanguage;
  timeZone: string;
  madeAt: string;
  parts: PackagePart[];
  files: PackageFile[];
}

/** Ids of all applications of the person who made the given one. */
const readApplicationIds = async (db: Db, applicationId: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from application
    where applicant_id = (select applicant_id from application where id = ${applicationId})
    order by id`);
  return rows.map(({ id }) => id);
};

/** Collects from all domains the data that people may see about themselves. */
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
  const place = await db.one<{ company: string; timeZone: string; description: string }>(sql`
    select company.name as company, company.time_zone as "timeZone", job.description
    from company, application join job on job.id = application.job_id
    where company.id = 1 and application.id = ${applicationId}`);
  const { company = '', timeZone = 'UTC', description = '' } = place ?? {};
  const language = detectLanguage(description);
  return { company, language, timeZone, madeAt: new Date().toISOString(), parts, files };
};
