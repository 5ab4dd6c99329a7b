import sql, { type Sql } from 'sql-template-tag';
import { cardsPerPage } from '../../../contract/jobs/postings/job-board-constants';
import type { BoardCardsQuery, JobBoardQuery } from '../../../contract/jobs/postings/job-board';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { toFilterConditions } from '../../platform/lists/criteria';
import { toLimitClause } from '../../platform/lists/page-slice';
import { applicationList } from './applications.list';
import { toApplicationCriteria, type ApplicationReader } from './criteria';
import { earlierVersionJoin } from './pipeline-version';
import { stageJson, type ApplicationView } from './row-json';
import { toSearchRowConditions } from './search-conditions';

interface BoardRequest<Query> {
  jobId: number;
  query: Query;
  reader: ApplicationReader;
}

const latestFirst = sql`order by application.stage_since desc, application.id desc`;

const cardJson = sql`json_build_object('applicantId', application.id,
  'firstName', applicant.first_name, 'lastName', applicant.last_name,
  'status', json_build_object('id', status.id, 'name', status.name, 'category', status.category),
  'stageSince', application.stage_since, 'keepsEarlier', kept.version_id is not null,
  'version', application.version)`;

const selectBoardCards = (keys: Sql): Sql => sql`
  select coalesce(json_agg(${cardJson} ${latestFirst}), '[]')
  from (${keys}) key join application on application.id = key.id
    join applicant on applicant.id = application.applicant_id
    join status on status.id = application.status_id
    ${earlierVersionJoin}`;

const toBoardConditions = ({ jobId, query, reader }: BoardRequest<JobBoardQuery>): Sql[] => {
  const criteria = toApplicationCriteria(query, reader);
  const others = { ...criteria, prefix: undefined, words: undefined };
  return [
    sql`application.job_id = ${jobId}`,
    ...toFilterConditions(applicationList, others, reader),
    ...toSearchRowConditions(criteria),
  ];
};

/** Returns the JSON of `JobBoard`. @throws AppError when the job is out of scope. */
export const readJobBoard = async (
  db: Db,
  board: BoardRequest<JobBoardQuery>,
  { may }: Pick<ApplicationView, 'may'>,
): Promise<string> => {
  const conditions = toBoardConditions(board);
  const row = await db.one<{ board: string }>(sql`
    with there as materialized (
      select application.id, application.stage_id,
        row_number() over (partition by application.stage_id ${latestFirst}) as place
      from application ${toWhereClause(conditions)}),
    counted as materialized (select stage_id, count(*) as n from there group by stage_id),
    planned as (
      select way.stage_id, way.sequence from job
        join pipeline_stage way on way.pipeline_id = job.pipeline_id where job.id = ${board.jobId}),
    placed as (
      select stage_id, sequence, false as is_earlier from planned
      union all
      select stage_id, null, stage_id is not null from counted
      where stage_id is null or stage_id not in (select stage_id from planned))
    select json_build_object(
      'pipeline', case when pipeline.id is not null then
        json_build_object('id', pipeline.id, 'name', pipeline.name) end,
      'may', (${may})::json,
      'columns', (
        select coalesce(json_agg(json_build_object('stage', (${stageJson})::json,
          'isEarlier', placed.is_earlier, 'total', coalesce(counted.n, 0),
          'cards', (${selectBoardCards(sql`
            select id from there
            where there.stage_id is not distinct from placed.stage_id and place <= ${cardsPerPage}::integer`)}))
          order by placed.sequence, placed.stage_id), '[]')
        from placed left join stage on stage.id = placed.stage_id
          left join counted on counted.stage_id is not distinct from placed.stage_id)
      )::text as board
    from job left join pipeline on pipeline.id = job.pipeline_id
    where job.id = ${board.jobId} and ${board.reader.scope}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row.board;
};

/** Returns the JSON of an array of `BoardCard`. @throws AppError when the job is out of scope. */
export const readBoardCards = async (
  db: Db,
  board: BoardRequest<BoardCardsQuery>,
): Promise<string> => {
  const { stageId, page = 1, ...query } = board.query;
  const isThere = stageId
    ? sql`application.stage_id = ${stageId}`
    : sql`application.stage_id is null`;
  const conditions = [isThere, ...toBoardConditions({ ...board, query })];
  const slice = { offset: (page - 1) * cardsPerPage, limit: cardsPerPage };
  const row = await db.one<{ cards: string }>(sql`
    select (${selectBoardCards(sql`
      select application.id from application ${toWhereClause(conditions)} ${latestFirst} ${toLimitClause(slice)}`)})::text as cards
    from job where job.id = ${board.jobId} and ${board.reader.scope}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row.cards;
};
