import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationSelection } from '../../contract/applicants/application';
import type { StatusOptions } from '../../contract/applicants/application-status';
import { messages } from '../../contract/messages';
import type { Actor } from '../access/actor';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { readPlainStatuses, readStages } from './get-choices';
import { isMaskedFor, selected } from './selection';

interface OptionsRequest {
  actor: Actor;
  selection: ApplicationSelection;
  /** Predicate over alias `job`: whose applications the person may move. */
  scope: Sql;
  timeZone: string;
}

/** Where a set of applications can go together: the stages of their pipeline, if it is one. */
export const readStatusOptions = async (
  db: Db,
  { actor, selection, scope, timeZone }: OptionsRequest,
): Promise<StatusOptions> => {
  const chosen = selected(selection, { timeZone, isMasked: isMaskedFor(actor) });
  const pipelines = await db.many<StatusOptions['pipelines'][number]>(sql`
    select pipeline.id, pipeline.name, sum(counted.n) as applications
    from (
      select application.job_id, count(*) as n
      from application join job on job.id = application.job_id ${where([...chosen, scope])}
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
