import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import { companyTimeZone } from '../../platform/lists/company-zone';
import type { Db } from '../../platform/db/database';
import { toLimitClause } from '../../platform/lists/page-slice';
import { leftStageJson } from './history-json';
import { earlierVersionJoin, selectStagesOfVersion } from './pipeline-version';
import type { ApplicationState } from './move.rule';

export interface LockedApplication extends ApplicationState {
  id: number;
  jobId: number;
  groupId: number | null;
  version: number;
  firstName: string;
  lastName: string;
}

const lockApplicationRows = async (db: Db, conditions: Sql[], limit: number): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select application.id from application join job on job.id = application.job_id
    ${toWhereClause(conditions)}
    order by application.id ${toLimitClause({ offset: 0, limit })} for update of application`);
  return rows.map(({ id }) => id);
};

/**
 * Locks in the order of ids, which avoids deadlocks. A second statement reads the rows, since a locking
 * statement that had to wait returns old values.
 */
export const lockApplications = async (
  db: Db,
  conditions: Sql[],
  /** Target stage; null leaves each application in its current stage. */
  stageId: number | null,
  limit: number,
): Promise<LockedApplication[]> => {
  const ids = await lockApplicationRows(db, conditions, limit);
  return db.many<LockedApplication>(sql`
    select application.id, application.job_id as "jobId", job.group_id as "groupId",
      application.version, applicant.first_name as "firstName", applicant.last_name as "lastName",
      application.stage_id as "stageId", application.status_id as "statusId", status.category,
      application.joining_date as "joiningDate",
      (application.created_at at time zone ${companyTimeZone})::date::text as "appliedOn", job.pipeline_id is not null as "hasPipeline",
      exists (select 1 from ${selectStagesOfVersion(sql`job.pipeline_id`, sql`kept.version_id`)} way
        where way.stage_id = coalesce(${stageId}::integer, application.stage_id)) as "hasStage",
      ${leftStageJson} as left
    from application
      join job on job.id = application.job_id
      join applicant on applicant.id = application.applicant_id
      join status on status.id = application.status_id
      ${earlierVersionJoin}
    where application.id = any(${ids}::integer[]) order by application.id`);
};
