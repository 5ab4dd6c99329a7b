import sql, { empty, type Sql } from 'sql-template-tag';
import type { LookupQuery } from '../../contract/directory/directory';
import type { JobFilter } from '../../contract/jobs/job';
import type { Db } from '../db/database';
import { readPage } from '../jobs/get-jobs';
import { answerOf, pageOf } from '../lists/page-meta';

interface OptionsRequest {
  query: LookupQuery;
  /** Predicate over alias `job`. */
  scope: Sql;
  /** Whose hiring teams the scope goes by, when it does. */
  groupsOf: number | undefined;
  /** Which of the two lists. */
  type: NonNullable<JobFilter['type']>;
  timeZone: string;
}

const option = {
  row: sql`json_build_object('id', job.id, 'jobId', job.id, 'jobTitle', job.title,
    'jobApplication', job.application_count, 'expiryDate', job.expiry_date)`,
  source: empty,
};

/** A page of jobs to choose from, the newest first, as the JSON of the answer. */
export const readJobOptions = async (
  db: Db,
  { query: { id, ...query }, type, ...request }: OptionsRequest,
): Promise<string> => {
  const slice = pageOf(query, 100);
  const among = id ? [sql`job.id = any(${id}::integer[])`] : [];
  const { total, rows } = await readPage(db, slice, option, {
    ...request,
    query: { ...query, type },
    among,
  });
  return answerOf(rows, slice, total);
};
