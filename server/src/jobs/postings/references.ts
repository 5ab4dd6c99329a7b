import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { JobUpdate } from '../../../contract/jobs/postings/job';
import { messages } from '../../../contract/messages';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { jobColumns, type JobColumnField, type StoredJob } from './job-columns';

interface JobReference {
  table: string;
  /**
   * Condition for a newly referenced record besides its existence; `jobId` is the stored job's id, if any.
   */
  usable?: Sql | ((jobId: number) => Sql);
  message?: string;
}

/** Reference to an active record; inactive ones cannot be chosen. */
const toActiveReference = (table: string, noun: string): JobReference => ({
  table,
  usable: sql`entry.is_active`,
  message: `Choose a ${noun} that is active.`,
});

/** References to active records in a list; inactive ones that the job already has may remain. */
const toActiveListReference = (table: string, noun: string): JobReference => ({
  ...toActiveReference(table, noun),
  usable: (jobId) => sql`(entry.is_active or exists (
    select from ${raw(`job_${table}`)} held
    where held.job_id = ${jobId} and held.${raw(`${table}_id`)} = entry.id))`,
});

const jobReferences: Partial<Record<keyof JobUpdate, JobReference>> = {
  departmentId: toActiveReference('department', 'department'),
  subDepartmentId: toActiveReference('department', 'department'),
  locationId: toActiveListReference('location', 'location'),
  jobTypeId: { table: 'job_type' },
  jobPriorityId: {
    ...toActiveReference('job_priority', 'priority'),
    message: 'Choose a priority that is enabled.',
  },
  referralAmountId: { table: 'referral_amount' },
  hiringManagerId: toActiveReference('app_user', 'person'),
  recruitingManagerId: toActiveReference('app_user', 'person'),
  questionGroupId: {
    table: 'question_group',
    usable: sql`entry.is_active and exists (
      select 1 from question where question_group_id = entry.id and is_active)`,
    message: 'Choose a question group that is active and has questions.',
  },
  employmentTypeId: { table: 'employment_type' },
  employmentCategoryId: { table: 'career_department' },
  country: { table: 'country' },
  remoteCountryId: { table: 'country' },
  functionId: toActiveReference('organization_function', 'function'),
  subFunctionId: toActiveReference('organization_function', 'function'),
  divisionId: toActiveReference('division', 'division'),
  designationId: toActiveReference('designation', 'designation'),
  groupId: { table: 'hiring_group' },
  pipeLineId: { table: 'pipeline' },
  skills: toActiveListReference('skill', 'skill'),
  userId: { table: 'app_user' },
  platformId: {
    table: 'platform',
    usable: sql`entry.is_active`,
    message: 'Choose a platform that is in use.',
  },
};

const isStoredReference = (field: string, value: unknown, stored: StoredJob | undefined): boolean =>
  stored !== undefined &&
  field in jobColumns &&
  stored[jobColumns[field as JobColumnField]] === value;

const selectMissingReferences = (
  field: string,
  { table, usable = sql`true` }: JobReference,
  { value, jobId }: { value: unknown; jobId: number },
): Sql => {
  const isUsable = typeof usable === 'function' ? usable(jobId) : usable;
  const ids = [...new Set([value].flat())];
  return sql`
    select ${field}::text as field, ${ids.length} > found.there as is_gone from (
      select count(*) as there, count(*) filter (where ${isUsable}) as usable
      from ${raw(table)} entry where entry.id = any(${ids}::integer[])) found
    where ${ids.length} > found.usable`;
};

/** Validates references and returns error messages by field; stored values may remain. */
export const assertJobReferences = async (
  db: Db,
  fields: JobUpdate,
  stored?: StoredJob,
): Promise<void> => {
  const checks = Object.entries(jobReferences).flatMap(([field, reference]) => {
    const value = fields[field as keyof JobUpdate];
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
    return isGiven && !isStoredReference(field, value, stored)
      ? [selectMissingReferences(field, reference, { value, jobId: stored?.id ?? 0 })]
      : [];
  });
  if (checks.length === 0) return;
  const wrong = await db.many<{ field: keyof JobUpdate; is_gone: boolean }>(
    join(checks, ' union all '),
  );
  if (wrong.length === 0) return;
  throw new AppError('INVALID_INPUT', {
    fields: Object.fromEntries(
      wrong.map(({ field, is_gone }) => [
        field,
        (is_gone ? undefined : jobReferences[field]?.message) ?? messages.gone,
      ]),
    ),
  });
};
