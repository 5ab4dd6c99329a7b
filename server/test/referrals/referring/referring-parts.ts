import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many } from '../../../contract/answer';
import { MyReferral } from '../../../contract/referrals/referring/my-referral';
import { OpenJob } from '../../../contract/referrals/referring/open-job';
import type { Caller, TestServer } from '../../server';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';

export const myReferralsPath = '/api/v1/my-referrals';
export const openJobsPath = '/api/v1/open-jobs';

let made = 0;

export const createOpenJob = async (
  { db }: TestServer,
  amountMinor = 2_500_000,
): Promise<number> => {
  const [slab] = await db.many<{ id: number }>(sql`
    insert into referral_amount (slug, department_id, designation_id, amount_minor, currency)
    select 'Referring', department.id, designation.id, ${amountMinor}, 'INR'
    from department cross join designation
    where not exists (select from referral_amount taken
      where coalesce(taken.department_id, 0) = department.id and taken.designation_id = designation.id)
    limit 1 returning id`);
  const [job] = await db.many<{ id: number }>(sql`
    update job set is_published = true, is_expired = false, expiry_date = null,
      referral_amount_id = ${slab?.id}
    where id = (select min(id) from job where pipeline_id is not null)
    returning id`);
  return job?.id ?? 0;
};

export const toReferral = (jobId: number) => {
  made += 1;
  return {
    jobId,
    firstName: 'Mira',
    lastName: 'Sen',
    applicantEmail: `referred${made}@mail.example`,
    consent: 1,
  };
};

export const referrerCalls = (by: Caller) => {
  const mine = async (query: Record<string, string> = {}): Promise<Many<MyReferral>> => {
    const answer = await by.send('GET', myReferralsPath, { query });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(Many(MyReferral), answer.json())]).toEqual([]);
    return answer.json();
  };
  const jobs = async (query: Record<string, string> = {}): Promise<Many<OpenJob>> => {
    const answer = await by.send('GET', openJobsPath, { query });
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    expect([...Value.Errors(Many(OpenJob), answer.json())]).toEqual([]);
    return answer.json();
  };
  const send = async (
    fields: object,
    { key = '', resume }: { key?: string; resume?: [Buffer, string] } = {},
  ) => {
    const form = toFormData({ ...fields }, (name) => name);
    if (resume) form.append('resume', new Blob([new Uint8Array(resume[0])]), resume[1]);
    const { payload, headers } = await toMultipart(form);
    return by.send('POST', myReferralsPath, {
      payload,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    });
  };
  const refer = async (fields: object): Promise<number> => {
    const answer = await send(fields);
    expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
    return answer.json().data.id;
  };
  const withdraw = (id: number) =>
    by.send('POST', `${myReferralsPath}/${id}/withdrawal`, { payload: {} });
  const one = async (id: number): Promise<MyReferral | undefined> =>
    (await mine({ limit: '100' })).data.find(({ applicantId }) => applicantId === id);
  return { mine, jobs, send, refer, withdraw, one };
};
