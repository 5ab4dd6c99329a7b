import sql from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/applicants/application';
import type { StatusOptions } from '../../contract/applicants/application-status';
import { messages } from '../../contract/messages';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { readPlainStatuses, readStages } from './get-choices';
import { applicationList } from './applications.list';
import type { ApplicationReader } from './criteria';
import { selectedOf } from '../lists/list-selection';

/** Where a set of applications can go together: the stages of their pipeline, if it is one. */
export const readStatusOptions = async (
  db: Db,
  selection: ApplicationSelection,
  /** Whose applications the person may move. */
  reader: ApplicationReader,
): Promise<StatusOptions> => {
  const pipelines = await db.many<StatusOptions['pipelines'][number]>(sql`
    select pipeline.id, pipeline.name, sum(counted.n) as applications
    from (
      select application.job_id, count(*) as n
      from application ${where(selectedOf(applicationList, selection, reader))}
      group by application.job_id) counted
      join job on job.id = counted.job_id left join pipeline on pipeline.id = job.pipeline_id
    group by pipeline.id, pipeline.name order by sum(counted.n) desc, pipeline.id`);
  const [only] = pipelines;
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
    stages: pipeline ? await readStages(db, pipeline.id) : [],
    statuses: withoutHiringProcess ? await readPlainStatuses(db) : [],
    pipelines,
  };
};
