import sql from 'sql-template-tag';
import type { ApplicationSelection } from '../../../contract/applicants/applications/application';
import type { StatusOptions } from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { readStatusesWithoutProcess, readStageOptions } from './read-status-choices';
import { applicationList } from './applications.list';
import type { ApplicationReader } from './criteria';
import { earlierVersionJoin } from './pipeline-version';
import { toSelectionConditions } from '../../platform/lists/list-selection';

type PipelineOption = StatusOptions['pipelines'][number] & { version_id: number | null };

export const readStatusOptions = async (
  db: Db,
  selection: ApplicationSelection,
  reader: ApplicationReader,
): Promise<StatusOptions> => {
  const ways = await db.many<PipelineOption>(sql`
    select pipeline.id, counted.version_id, sum(counted.n) as applications,
      pipeline.name || case when counted.version_id is null then '' else ' (earlier stages)' end as name
    from (
      select application.job_id, kept.version_id, count(*) as n
      from application ${earlierVersionJoin} ${toWhereClause(toSelectionConditions(applicationList, selection, reader))}
      group by application.job_id, kept.version_id) counted
      join job on job.id = counted.job_id left join pipeline on pipeline.id = job.pipeline_id
    group by pipeline.id, pipeline.name, counted.version_id
    order by sum(counted.n) desc, pipeline.id`);
  const pipelines = ways.map(({ id, name, applications }) => ({ id, name, applications }));
  const [only] = ways;
  const agree = pipelines.length === 1;
  const pipeline =
    agree && only?.id && only.name !== null ? { id: only.id, name: only.name } : null;
  const withoutHiringProcess = agree && !pipeline;
  return {
    total: pipelines.reduce((sum, { applications }) => sum + applications, 0),
    agree,
    reason: agree
      ? null
      : pipelines.length === 0
        ? messages.status.gone
        : messages.status.differentPipelines,
    pipeline,
    withoutHiringProcess,
    stages: pipeline ? await readStageOptions(db, pipeline.id, only?.version_id ?? null) : [],
    statuses: withoutHiringProcess ? await readStatusesWithoutProcess(db) : [],
    pipelines,
  };
};
