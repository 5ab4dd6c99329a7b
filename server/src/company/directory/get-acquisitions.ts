import sql, { type Sql } from 'sql-template-tag';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';

export const readApplicationsBySource = async (
  db: Db,
  jobId: number | undefined,
  scope: Sql,
): Promise<string> => {
  const found = await db.one<{ rows: string }>(sql`
    with brought as materialized (
      select application.id, application.job_id, application.source_id, application.created_at,
        status.name as status, status.category,
        row_number() over (partition by application.source_id
          order by application.created_at desc, application.id desc) as place
      from application
        join job on job.id = application.job_id
        join status on status.id = application.status_id
      ${toWhereClause([scope, ...(jobId ? [sql`job.id = ${jobId}`] : [])])}),
    counted as (
      select source_id, count(*) as total,
        count(*) filter (where category not in ('rejected', 'withdrawn')) as relevant,
        count(*) filter (where category in ('active', 'on-hold', 'hired')) as shortlisted,
        count(*) filter (where category = 'on-hold') as on_hold,
        count(*) filter (where category = 'hired') as hired,
        json_agg(json_build_object('id', id, 'jobId', job_id, 'status', status, 'category', category,
          'created_at', created_at) order by place) filter (where place <= 100) as newest
      from brought group by source_id)
    select coalesce(json_agg(json_build_object('sourceId', counted.source_id,
      'source', coalesce(applicant_source.name, 'Unknown'), 'total', total, 'relevant', relevant,
      'shortlisted', shortlisted, 'onHold', on_hold, 'hired', hired,
      'job_application', newest) order by total desc, source_id), '[]')::text as rows
    from counted left join applicant_source on applicant_source.id = counted.source_id`);
  return found?.rows ?? '[]';
};
