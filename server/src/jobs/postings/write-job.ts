import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { JobUpdate } from '../../../contract/jobs/postings/job';
import type { Actor } from '../../platform/access/actor';
import { audit, type AuditedRecord } from '../../platform/audit/audit';
import type { Db, Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { changeImage } from '../../platform/files/change-image';
import type { CheckedFile } from '../../platform/files/file-changes';
import type { FileStorage } from '../../platform/files/storage/storage';
import { jobColumnFields, jobColumns } from './job-columns';
import type { JobExtension } from './job-extension';

const toStoredValue = (field: string, value: unknown): unknown =>
  field === 'seoIndex' ? value === 1 : value;

interface ColumnAssignment {
  column: Sql;
  value: Sql;
}

const toAssignments = (fields: JobUpdate, today: string): ColumnAssignment[] => [
  ...jobColumnFields.flatMap((field) =>
    fields[field] === undefined
      ? []
      : [{ column: raw(jobColumns[field]), value: sql`${toStoredValue(field, fields[field])}` }],
  ),
  ...(fields.expiryDate === undefined
    ? []
    : [
        {
          column: raw('is_expired'),
          value: sql`coalesce(${fields.expiryDate}::date < ${today}::date, false)`,
        },
      ]),
];

const reportSlugConflict = async <Result>(write: Promise<Result>): Promise<Result> => {
  try {
    return await write;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'job_slug')
      throw invalidField('slug', 'Another job has this slug. Choose a different one.');
    throw error;
  }
};

export const insertJob = async (
  db: Db,
  fields: JobUpdate,
  creator: number,
  today: string,
): Promise<{ id: number }> => {
  const assignments = [
    ...toAssignments(fields, today),
    { column: raw('created_by'), value: sql`${creator}` },
  ];
  const inserted = await reportSlugConflict(
    db.one<{ id: number }>(sql`
      insert into job (${join(assignments.map(({ column }) => column))})
      values (${join(assignments.map(({ value }) => value))}) returning id`),
  );
  if (!inserted) throw new Error('The insert answered no row');
  return inserted;
};

export const changeJob = async (
  db: Db,
  id: number,
  fields: JobUpdate,
  today: string,
): Promise<void> => {
  const assignments = toAssignments(fields, today).map(
    ({ column, value }) => sql`${column} = ${value}, `,
  );
  await reportSlugConflict(
    db.run(sql`
      update job set ${join([sql``, ...assignments], '')} version = version + 1, updated_at = now()
      where id = ${id}`),
  );
};

const replaceLinkedRows = async (
  db: Db,
  table: Sql,
  column: Sql,
  jobId: number,
  ids: readonly number[] | undefined,
): Promise<void> => {
  if (!ids) return;
  await db.run(sql`delete from ${table} where job_id = ${jobId}`);
  if (ids.length > 0)
    await db.run(sql`
      insert into ${table} (job_id, ${column}, sequence)
      select ${jobId}, id, ordinality
      from unnest(${[...new Set(ids)]}::integer[]) with ordinality as chosen (id, ordinality)`);
};

/** Replaces the lists of a job that were sent; others stay unchanged. */
const replaceJobLists = async (db: Db, jobId: number, fields: JobUpdate): Promise<void> => {
  await replaceLinkedRows(db, raw('job_location'), raw('location_id'), jobId, fields.locationId);
  await replaceLinkedRows(db, raw('job_skill'), raw('skill_id'), jobId, fields.skills);
  await replaceLinkedRows(db, raw('job_user'), raw('user_id'), jobId, fields.userId);
  const countries = fields.remoteCountryId;
  await replaceLinkedRows(db, raw('job_country'), raw('country_id'), jobId, countries);
};

interface JobWrite {
  id: number;
  actor: Actor;
  fields: JobUpdate;
  image: CheckedFile | undefined;
  extensions: readonly JobExtension[];
}

export const writeJobRelations = async (
  tx: Transaction,
  storage: FileStorage,
  { id, actor: { userId }, fields, image, extensions }: JobWrite,
  action: 'job.create' | 'job.update',
  entry: Omit<AuditedRecord, 'id'>,
): Promise<void> => {
  await replaceJobLists(tx, id, fields);
  await changeImage(tx, storage, {
    record: { table: 'job', column: 'seo_image_file_id', id },
    actorId: userId,
    image,
    left: { field: 'seoImageId', id: fields.seoImageId },
  });
  await audit(tx, userId, action, { id, ...entry });
  for (const { written } of extensions) await written?.(tx, { id, fields, actorId: userId });
};
