import type { Role } from '../../../contract/permission';
import type { Caller, TestServer } from '../../server';

/** Scopes are written independently of the server's code. */
export const figureReaders: readonly { role: Role; userId?: number; reach: string }[] = [
  { role: 'administrator', reach: 'true' },
  { role: 'recruiting-manager', reach: 'true' },
  { role: 'auditor', reach: 'true' },
  {
    role: 'recruiter',
    userId: 3,
    reach: `(group_id in (select group_id from group_member where user_id = 3)
      or created_by = 3 or recruiting_manager_id = 3)`,
  },
  {
    role: 'hiring-manager',
    userId: 4,
    reach: '(hiring_manager_id = 4 or job.id in (select job_id from job_user where user_id = 4))',
  },
];

export type Query = Record<string, string>;

export const readLines = async <Line>(
  by: Caller,
  card: string,
  query: Query = {},
): Promise<Line[]> => {
  const answer = await by.send('GET', `/api/v1/dashboard/${card}`, {
    query: query.limit === '' ? {} : { limit: '100', ...query },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().data;
};

export const readTotal = async (by: Caller, path: string, query: Query): Promise<number> => {
  const answer = await by.send('GET', path, { query: { limit: '1', ...query } });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().meta.total;
};

export const signInReader = (
  server: () => TestServer,
  { role, userId }: (typeof figureReaders)[number],
) => server().signInAs(role, userId);
