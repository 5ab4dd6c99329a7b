import sql from 'sql-template-tag';
import type { ApplicationRecord } from '../../../contract/applicants/applications/application';
import type { CandidateHistory } from '../../../contract/applicants/applications/application-status';
import type { Caller, TestServer } from '../../server';

export const findApplicationIds = async (
  { db }: TestServer,
  condition: string,
  limit = 1,
): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(
    sql([
      `select application.id from application join job on job.id = application.job_id
         join status on status.id = application.status_id
       where ${condition} order by application.id limit ${limit}`,
    ]),
  );
  if (rows.length < limit)
    throw new Error(`There are not ${limit} applications where ${condition}`);
  return rows.map(({ id }) => id);
};

export const readRecord = async (by: Caller, id: number): Promise<ApplicationRecord> => {
  const answer = await by.send('GET', `/api/v1/application/${id}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as { data: ApplicationRecord }).data;
};

export const readHistory = async (by: Caller, id: number): Promise<CandidateHistory> => {
  const answer = await by.send('GET', `/api/v1/candidate-history/${id}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (answer.json() as { data: CandidateHistory }).data;
};
