import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { JobUpdate } from '../../contract/jobs/job';
import { messages } from '../../contract/messages';
import type { Db } from '../db/database';
import { AppError } from '../errors';
import { columns, type ColumnField, type StoredJob } from './fields';

interface Reference {
  table: string;
  /** What an entry must be, beyond existing, to be chosen anew. */
  usable?: Sql;
  message?: string;
}

/** Every field that names another record. */
const references: Partial<Record<keyof JobUpdate, Reference>> = {
  departmentId: { table: 'department' },
  subDepartmentId: { table: 'department' },
  locationId: { table: 'location' },
  jobTypeId: { table: 'job_type' },
  jobPriorityId: {
    table: 'job_priority',
    usable: sql`entry.is_active`,
    message: 'Choose a priority that is enabled.',
  },
  referralAmountId: { table: 'referral_amount' },
  hiringManagerId: { table: 'app_user' },
  recruitingManagerId: { table: 'app_user' },
  questionGroupId: {
    table: 'question_group',
    usable: sql`entry.is_active and exists (
      select 1 from question where question_group_id = entry.id and is_active)`,
    message: 'Choose a question group that is active and has questions.',
  },
  employmentTypeId: { table: 'employment_type' },
  employmentCategoryId: { table: 'career_department' },
  country: { table: 'country' },
  functionId: { table: 'organization_function' },
  subFunctionId: { table: 'organization_function' },
  divisionId: { table: 'division' },
  designationId: { table: 'designation' },
  groupId: { table: 'hiring_group' },
  pipeLineId: { table: 'pipeline' },
  skills: { table: 'skill' },
  userId: { table: 'app_user' },
  platformId: {
    table: 'platform',
    usable: sql`entry.is_active and entry.type = 'manual-record'`,
    message: 'Choose a platform that is in use.',
  },
};

const isStored = (field: string, value: unknown, stored: StoredJob | undefined): boolean =>
  stored !== undefined && field in columns && stored[columns[field as ColumnField]] === value;

const missing = (field: string, { table, usable }: Reference, value: unknown): Sql => {
  const ids = [...new Set([value].flat())];
  return sql`
    select ${field}::text as field, ${ids.length} > found.there as is_gone from (
      select count(*) as there, count(*) filter (where ${usable ?? sql`true`}) as usable
      from ${raw(table)} entry where entry.id = any(${ids}::integer[])) found
    where ${ids.length} > found.usable`;
};

/**
 * Refuses what does not exist or can no longer be chosen, naming every such field. A value that the
 * job has already stays.
 */
export const expectReferences = async (
  db: Db,
  fields: JobUpdate,
  stored?: StoredJob,
): Promise<void> => {
  const checks = Object.entries(references).flatMap(([field, reference]) => {
    const value = fields[field as keyof JobUpdate];
    const isGiven = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null;
    return isGiven && !isStored(field, value, stored) ? [missing(field, reference, value)] : [];
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
        (is_gone ? undefined : references[field]?.message) ?? messages.gone,
      ]),
    ),
  });
};
