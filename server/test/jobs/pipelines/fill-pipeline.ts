import sql from 'sql-template-tag';
import type { PipelineRecord } from '../../../contract/jobs/pipelines/pipeline';
import type { TestServer } from '../../server';

export const createPipelineFiller =
  (server: () => TestServer) =>
  async (pipeline: PipelineRecord, count: number): Promise<number> => {
    const stages = pipeline.stage.map(({ id }) => id);
    const job = await server().db.one<{ id: number }>(sql`
      insert into job (title, description, department_id, pipeline_id)
      select 'Filled', 'Filled', id, ${pipeline.id} from department limit 1 returning id`);
    await server().db.run(sql`
      with person as (
        insert into applicant (first_name, email)
        select 'P' || n, 'p' || n || '.' || ${pipeline.id}::text || '@example.com'
        from generate_series(1, ${count}::integer) n returning id),
      placed as (
        insert into application (applicant_id, job_id, stage_id, status_id)
        select id, ${job?.id}, (${stages}::integer[])[1 + id % ${stages.length}], 101
        from person returning id, stage_id, status_id)
      insert into application_history (application_id, stage_id, status_id)
      select id, stage_id, status_id from placed`);
    return job?.id ?? 0;
  };
