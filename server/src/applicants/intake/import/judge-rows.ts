import sql, { type Sql } from 'sql-template-tag';
import type { ImportField } from '../../../../contract/applicants/intake/application-import-constants';
import { importMessages } from '../../../../contract/applicants/intake/application-import-constants';
import { readPhone } from '../../../platform/contact/phone.rule';
import type { Region } from '../../../platform/contact/region.rule';
import { regionsOfJobs } from '../../../platform/contact/regions-of-jobs';
import type { Db } from '../../../platform/db/database';
import { folded } from '../../../platform/lists/taken-fields';
import { findSources } from './find-sources';
import type { ReadRow } from './read-row.rule';

export interface JudgedRow extends ReadRow {
  jobId: number | undefined;
  sourceId: number | null;
  isSuspected: boolean;
}

export interface Judging {
  /** Predicate over alias `job`: jobs to import to, whose applicants are compared too. */
  scope: Sql;
  /** For rows without a job of their own. */
  jobId: number | null;
  sourceId: number | null;
  /** Folded names of sources that the import will create. */
  created: ReadonlySet<string>;
  /** Keys of person and job of earlier rows in the file. */
  seen: Set<string>;
}

const lower = (text: string): string => text.toLowerCase();

/** Maps codes and titles to ids; an ambiguous title maps to 0. */
const findJobs = async (db: Db, texts: string[], scope: Sql): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  if (texts.length === 0) return found;
  const rows = await db.many<{ id: number; code: string; title_key: string }>(sql`
    select job.id, job.code, job.title_key from job
    where (job.code = any(${texts}::text[]) or job.code = any(${texts.map((one) => one.toUpperCase())}::text[])
      or job.title_key collate natural_order = any(${texts.map(lower)}::text[])) and ${scope}`);
  for (const { id, title_key: title } of rows) found.set(title, found.has(title) ? 0 : id);
  for (const { id, code } of rows) found.set(lower(code), id);
  return found;
};

interface Known {
  /** Jobs that an applicant with the row's email address has applied for. */
  jobs: number[];
  isSuspected: boolean;
}

interface Compared {
  email: string;
  /** Normalized phone number; empty without one. */
  number: string;
  /** Compared only where there is no address. */
  name: string;
}

const comparedAs = (
  { person: { email, phone, firstName, lastName } }: ReadRow,
  region: Region | undefined,
): Compared => ({
  email: lower(email),
  number: readPhone(phone, region)?.number ?? '',
  name: `${firstName} ${lastName}`.trim(),
});

const findKnown = (db: Db, people: readonly Compared[], scope: Sql): Promise<Known[]> => {
  const within = sql`exists (
    select 1 from application join job on job.id = application.job_id
    where application.applicant_id = applicant.id and ${scope})`;
  return db.many<Known>(sql`
    select array(
        select application.job_id from applicant
          join application on application.applicant_id = applicant.id
        where applicant.email_key = given.email and given.email <> ''
        union all
        select application.job_id from applicant
          join application on application.applicant_id = applicant.id
        where applicant.phone_number = given.number and applicant.phone_number <> ''
          and given.email = '' and application.name_key = btrim(folded(given.name))) as jobs,
      exists (select 1 from applicant
        where email_key = given.email and email_key <> '' and ${within})
      or exists (select 1 from applicant
        where applicant.phone_number = given.number and applicant.phone_number <> ''
          and ${within}) as "isSuspected"
    from unnest(${people.map(({ email }) => email)}::text[],
        ${people.map(({ number }) => number)}::text[],
        ${people.map(({ name }) => name)}::text[]) with ordinality as given (email, number, name, at)
    order by given.at`);
};

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];

/** Also resolves jobs and sources, and adds valid rows to `seen`. */
export const judgeRows = async (
  db: Db,
  rows: readonly ReadRow[],
  { scope, jobId, sourceId, created, seen }: Judging,
): Promise<JudgedRow[]> => {
  const jobs = await findJobs(db, distinct(rows.map(({ job }) => job)), scope);
  const sources = await findSources(db, distinct(rows.map(({ source }) => source)));
  const jobOf = (row: ReadRow) => (row.job ? jobs.get(lower(row.job)) : (jobId ?? undefined));
  const regions = await regionsOfJobs(
    db,
    rows.flatMap((row) => jobOf(row) ?? []),
  );
  const people = rows.map((row) => comparedAs(row, regions.get(jobOf(row) ?? 0)));
  const known = await findKnown(db, people, scope);
  return rows.map((row, at) => {
    const faults = [...row.faults];
    const fault = (field: ImportField, message: string) => void faults.push({ field, message });
    const job = jobOf(row);
    if (job === undefined) fault('job', importMessages.unknownJob);
    else if (job === 0) fault('job', importMessages.ambiguousJob);
    const source = row.source ? sources.get(folded(row.source)) : sourceId;
    if (source === undefined && !created.has(folded(row.source)))
      fault('source', importMessages.unknownSource);
    const { email = '', number = '', name = '' } = people[at] ?? {};
    const key = `${job} ${email || `${number} ${lower(name)}`}`;
    const field = email ? 'applicantEmail' : 'phoneNumber';
    if (job && known[at]?.jobs.includes(job)) fault(field, importMessages.known);
    else if (seen.has(key)) fault(field, importMessages.repeated);
    if (faults.length === 0) seen.add(key);
    return {
      ...row,
      faults,
      jobId: job || undefined,
      sourceId: source ?? null,
      isSuspected: known[at]?.isSuspected ?? false,
    };
  });
};
