import sql, { type Sql } from 'sql-template-tag';
import type { JobUpdate } from '../../../contract/jobs/postings/job';
import type { Actor } from '../../platform/access/actor';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import type { CheckedFile } from '../../platform/files/file-changes';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import { assertVersion } from '../../platform/http/assert-version';
import type { ServerDependencies } from '../../platform/domain';
import { announceApplications, announceJobs } from '../../platform/realtime/changes';
import { deleteEarlierVersions } from '../pipelines/earlier-versions';
import { cleanJobFields } from './clean-job-fields';
import { jobColumnFields, jobColumns, type StoredJob } from './job-columns';
import { readCurrentJob } from './get-job';
import type { JobExtension } from './job-extension';
import { findJobContradictions } from './job.rule';
import { getFieldChanges, type FieldChanges } from '../../platform/audit/field-changes';
import { readJobVisibility } from './read-job-visibility';
import { assertJobReferences } from './references';
import type { JobView } from './row-json';
import { assertGroupWithinScope } from './write-scope';
import { changeJob, writeJobRelations } from './write-job';

interface UpdateJobRequest {
  actor: Actor;
  today: string;
  id: number;
  body: JobUpdate;
  image: CheckedFile | undefined;
  /** Predicate over alias `job`: jobs that the user may edit. */
  scope: Sql;
  view: JobView;
  extensions: readonly JobExtension[];
}

type LockedJob = StoredJob & { has_skills: boolean };

const lockJob = async (db: Db, id: number, scope: Sql): Promise<LockedJob> => {
  const job = await db.one<LockedJob>(sql`
    select job.*, exists (select 1 from job_skill where job_id = job.id) as has_skills
    from job ${toWhereClause([sql`job.id = ${id}`, scope])} for update of job`);
  if (!job) throw new AppError('NOT_FOUND');
  return job;
};

/** Converts a decimal number, which the database driver returns as text. */
const toNumber = (decimal: unknown): number | null => (decimal === null ? null : Number(decimal));

const assertJobConsistent = (
  fields: JobUpdate,
  { today, extensions }: UpdateJobRequest,
  stored: LockedJob,
): void => {
  const wrong = findJobContradictions(fields, today, {
    minExperience: stored.min_experience as number | null,
    maxExperience: stored.max_experience as number | null,
    expiryDate: stored.expiry_date as string | null,
    hasSkills: stored.has_skills,
    salary: {
      salaryMin: toNumber(stored.salary_min),
      salaryMax: toNumber(stored.salary_max),
      salaryCurrency: stored.salary_currency as string | null,
      salaryUnit: stored.salary_unit as string | null,
    },
  });
  for (const { refusals } of extensions) Object.assign(wrong, refusals?.(fields, stored));
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
};

const listFieldChanges = (stored: LockedJob, fields: JobUpdate): FieldChanges => {
  const sent = jobColumnFields.filter((name) => fields[name] !== undefined);
  return getFieldChanges(
    Object.fromEntries(sent.map((name) => [name, stored[jobColumns[name]]])),
    Object.fromEntries(sent.map((name) => [name, fields[name]])),
  );
};

/**
 * Writes only the sent fields.
 * @throws AppError `STALE_VERSION` with the stored record.
 */
export const updateJob = async (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  change: UpdateJobRequest,
): Promise<void> => {
  const { actor, today, id, scope, view, extensions } = change;
  const { version, ...fields } = await cleanJobFields(change.body);
  for (const { assertPermitted } of extensions) assertPermitted?.(actor, fields);
  await db.transaction(async (tx) => {
    const stored = await lockJob(tx, id, scope);
    const reach = await readJobVisibility(tx, id);
    await assertVersion(version, stored.version, () => readCurrentJob(tx, id, scope, view));
    assertJobConsistent(fields, change, stored);
    await assertJobReferences(tx, fields, stored);
    if (fields.groupId !== stored.group_id)
      await assertGroupWithinScope(tx, actor, 'job:edit', fields.groupId);
    await recordHiringParts(tx, { jobs: [id] }, async () => {
      await changeJob(tx, id, fields, today);
      if (fields.pipeLineId !== undefined && fields.pipeLineId !== stored.pipeline_id)
        await deleteEarlierVersions(tx, id);
      await writeJobRelations(tx, storage, { ...change, fields }, 'job.update', {
        name: (fields.jobTitle ?? stored.title) as string,
        groupId: (fields.groupId ?? stored.group_id) as number | null,
        details: { fields: [...Object.keys(fields), ...(change.image ? ['file'] : [])] },
        changes: listFieldChanges(stored, fields),
      });
    });
    const movesReach = reach !== (await readJobVisibility(tx, id));
    announceJobs(tx, [id], movesReach);
    // Users who gained or lost access to the job gained or lost access to its applications too.
    if (movesReach) announceApplications(tx, [], [id], movesReach);
  });
};
