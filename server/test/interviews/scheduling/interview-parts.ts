import sql from 'sql-template-tag';
import type { Interview } from '../../../contract/interviews/scheduling/interview';
import type { Caller, TestServer } from '../../server';

export const interviewsPath = '/api/v1/interviews';

/** Returns open applications of the example company, each of another person. */
export const readApplications = async (
  { db }: TestServer,
  count: number,
): Promise<{ id: number; email: string; applicantId: number }[]> =>
  db.many(sql`
    select * from (
      select distinct on (applicant.id) application.id, applicant.email,
        applicant.id as "applicantId"
      from application join applicant on applicant.id = application.applicant_id
        join status on status.id = application.status_id
        join job on job.id = application.job_id
      where applicant.email <> '' and applicant.merged_into_id is null and not job.is_expired
        and status.category in ('start', 'active', 'on-hold')
        and not exists (select from interview where application_id = application.id)
      order by applicant.id, application.id) open
    order by id limit ${count}`);

export const draftInterview = (applicantIds: readonly number[], parts: object = {}) => ({
  ...{ applicantIds, title: 'Baking', minutes: 45, timeZone: 'Asia/Kolkata' },
  ...{ start: '2027-01-11T10:00', place: 'Room 3', userIds: [] as number[] },
  ...parts,
});

export const scheduleInterviews = async (caller: Caller, payload: object): Promise<number[]> => {
  const answer = await caller.send('POST', interviewsPath, { payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.ids;
};

export const readInterview = async (caller: Caller, id: number): Promise<Interview> => {
  const answer = await caller.send('GET', `${interviewsPath}/${id}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
};
