import sql, { type Sql } from 'sql-template-tag';
import type { ImportField } from '../../../../contract/applicants/intake/application-import-constants';
import { importMessages } from '../../../../contract/applicants/intake/application-import-constants';
import { parsePhone } from '../../../platform/contact/phone.rule';
import type { Region } from '../../../platform/contact/region.rule';
import { readJobRegions } from '../../../platform/contact/read-job-regions';
import type { Db } from '../../../platform/db/database';
import { foldText } from '../../../platform/lists/find-taken-fields';
import { findSourceIds } from './find-sources';
import type { ImportRow } from './read-row.rule';

export interface JudgedImportRow extends ImportRow {
  jobId: number | undefined;
  sourceId: number | null;
  isSuspected: boolean;
}

export interface ImportRowOptions {
  /** Predicate over alias `job`: jobs into which the user may import, and whose applicants are compared. */
  scope: Sql;
  /** Job of rows that name none; null if the user chose no job. */
  jobId: number | null;
  sourceId: number | null;
  /** Folded names of the sources that the import will create. */
  created: ReadonlySet<string>;
  /** Keys of the person and job in each earlier row, to find repeated rows. */
  seen: Set<string>;
}

const toLower = (text: string): string => text.toLowerCase();

/** Maps job codes and titles to job ids; a title of several jobs maps to 0. */
const findJobIds = async (db: Db, texts: string[], scope: Sql): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  if (texts.length === 0) return found;
  const rows = await db.many<{ id: number; code: string; title_key: string }>(sql`
    select job.id, job.code, job.title_key from job
    where (job.code = any(${texts}::text[]) or job.code = any(${texts.map((one) => one.toUpperCase())}::text[])
      or job.title_key collate natural_order = any(${texts.map(toLower)}::text[])) and ${scope}`);
  for (const { id, title_key: title } of rows) found.set(title, found.has(title) ? 0 : id);
  for (const { id, code } of rows) found.set(toLower(code), id);
  return found;
};

interface KnownPerson {
  /** Jobs that the row's person has already applied for. */
  jobs: number[];
  isSuspected: boolean;
}

interface ComparedPerson {
  email: string;
  /** Normalized phone number; empty if the row has none. */
  number: string;
  /** Name, which is compared only for rows without an e-mail address. */
  name: string;
}

const toComparedPerson = (
  { person: { email, phone, firstName, lastName } }: ImportRow,
  region: Region | undefined,
): ComparedPerson => ({
  email: toLower(email),
  number: parsePhone(phone, region)?.number ?? '',
  name: `${firstName} ${lastName}`.trim(),
});

const findKnownPeople = (
  db: Db,
  people: readonly ComparedPerson[],
  scope: Sql,
): Promise<KnownPerson[]> => {
  const within = sql`exists (
    select 1 from application join job on job.id = application.job_id
    where application.applicant_id = applicant.id and ${scope})`;
  return db.many<KnownPerson>(sql`
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

const removeDuplicates = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter(Boolean)),
];

/** Validates rows and finds their jobs and sources; adds valid rows to `seen`. */
export const judgeImportRows = async (
  db: Db,
  rows: readonly ImportRow[],
  { scope, jobId, sourceId, created, seen }: ImportRowOptions,
): Promise<JudgedImportRow[]> => {
  const jobs = await findJobIds(db, removeDuplicates(rows.map(({ job }) => job)), scope);
  const sources = await findSourceIds(db, removeDuplicates(rows.map(({ source }) => source)));
  const jobOf = (row: ImportRow) => (row.job ? jobs.get(toLower(row.job)) : (jobId ?? undefined));
  const regions = await readJobRegions(
    db,
    rows.flatMap((row) => jobOf(row) ?? []),
  );
  const people = rows.map((row) => toComparedPerson(row, regions.get(jobOf(row) ?? 0)));
  const known = await findKnownPeople(db, people, scope);
  return rows.map((row, at) => {
    const faults = [...row.faults];
    const fault = (field: ImportField, message: string) => void faults.push({ field, message });
    const job = jobOf(row);
    if (job === undefined) fault('job', importMessages.unknownJob);
    else if (job === 0) fault('job', importMessages.ambiguousJob);
    const source = row.source ? sources.get(foldText(row.source)) : sourceId;
    if (source === undefined && !created.has(foldText(row.source)))
      fault('source', importMessages.unknownSource);
    const { email = '', number = '', name = '' } = people[at] ?? {};
    const key = `${job} ${email || `${number} ${toLower(name)}`}`;
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
