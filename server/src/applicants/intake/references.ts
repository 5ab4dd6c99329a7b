import sql, { type Sql } from 'sql-template-tag';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { messages } from '../../../contract/messages';
import { isHiringStaffSql } from '../../platform/access/hiring-staff';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';

interface ReferenceIds {
  jobId?: number | null | undefined;
  sourceId?: number | null | undefined;
  recruiterId?: number | null | undefined;
}

interface FoundReferences {
  group_id: number | null;
  has_job: boolean;
  has_source: boolean;
  has_recruiter: boolean;
}

/** Returns the job's hiring team, and error messages for references to missing records. */
export const findIntakeReferences = async (
  db: Db,
  { jobId = null, sourceId = null, recruiterId = null }: ReferenceIds,
  /** Predicate over alias `job`: jobs that the user may add applications to. */
  scope: Sql,
): Promise<{ groupId: number | null; wrong: Record<string, string> }> => {
  const found = await db.one<FoundReferences>(sql`
    select job.group_id, ${jobId}::integer is null or job.id is not null as has_job,
      ${sourceId}::integer is null
        or exists (select 1 from applicant_source where id = ${sourceId}) as has_source,
      ${recruiterId}::integer is null
        or exists (select 1 from app_user
          where id = ${recruiterId} and ${isHiringStaffSql('app_user')}) as has_recruiter
    from (select 1) one
      left join (select * from job ${toWhereClause([sql`job.id = ${jobId}`, scope])}) job on true`);
  return {
    groupId: found?.group_id ?? null,
    wrong: {
      ...(!found?.has_job && { jobId: intakeMessages.job }),
      ...(!found?.has_source && { sourceId: messages.gone }),
      ...(!found?.has_recruiter && { recruiterId: messages.status.recruiter }),
    },
  };
};
