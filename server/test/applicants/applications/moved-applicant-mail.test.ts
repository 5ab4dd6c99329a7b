import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';

const tests = startMailTests();
const address = 'moved@example.com';
let staff: Caller;
let recruiter = 0;
let applicants: { id: number; name: string; jobId: number; stageId: number; statusId: number }[];

beforeAll(async () => {
  const { db, signInAs } = tests.server;
  staff = await signInAs('administrator');
  recruiter = await makeUser(db, ['recruiter'], { email: address });
  applicants = await db.many(sql`
    select application.id, application.job_id as "jobId", application.stage_id as "stageId",
      trim(applicant.first_name || ' ' || applicant.last_name) as name, other.status_id as "statusId"
    from application join applicant on applicant.id = application.applicant_id
      join status now on now.id = application.status_id and now.category = 'active'
      join lateral (
        select stage_status.status_id from stage_status
          join status on status.id = stage_status.status_id and status.category = 'active'
        where stage_status.stage_id = application.stage_id
          and stage_status.status_id <> application.status_id limit 1) other on true
    where (application.job_id, application.stage_id, application.status_id) = (
      select job_id, stage_id, status_id
      from application join status on status.id = application.status_id
      where category = 'active' and stage_id is not null
      group by job_id, stage_id, status_id order by count(*) desc limit 1)
    order by application.id limit 2`);
  expect(applicants).toHaveLength(2);
  const jobId = applicants[0]?.jobId ?? 0;
  await db.run(sql`
    update application set recruiter_id = ${recruiter} where job_id = ${jobId}`);
  await db.run(sql`
    update job set recruiting_manager_id = ${recruiter}, hiring_manager_id = null
    where id = ${jobId}`);
});
beforeEach(() => tests.server.db.run(sql`delete from mail_preference`));

const move = async (caller: Caller, ids: readonly number[]) => {
  const [first] = applicants;
  const answer = await caller.send('POST', '/api/v1/multiple-status-change', {
    payload: { applicantId: ids, stageId: first?.stageId, statusId: first?.statusId },
  });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
};
const back = () =>
  tests.server.db.run(sql`
    update application set status_id = (
      select min(status_id) from application_history where application_id = application.id)
    where id = any (${applicants.map(({ id }) => id)}::integer[])`);
const subjects = () => tests.receivedBy(address).map(({ subject }) => subject);

it('the recruiter finds moves by others in the digest, one line for those of a job', async () => {
  await move(
    staff,
    applicants.map(({ id }) => id),
  );
  await tests.sendLater();
  expect(subjects()).toEqual([]);
  await tests.sendLater();
  expect(subjects()).toEqual([expect.stringMatching(/^2 applicants for .+ were moved$/)]);
  await back();
});

it('no mail is sent to the person who moved the applicants, nor to a recruiter who turned such mail off', async () => {
  await move(await tests.server.signInAs('recruiter', recruiter), [applicants[0]?.id ?? 0]);
  await tests.sendLater();
  await tests.sendLater();
  expect(subjects()).toEqual([]);
  await back();
  await tests.choose(recruiter, 'moved-applicant', 'off');
  await move(staff, [applicants[0]?.id ?? 0]);
  await tests.sendLater();
  await tests.sendLater();
  expect(subjects()).toEqual([]);
  await back();
});

it('an applicant who belongs to another recruiter before the digest is left out', async () => {
  const [first] = applicants;
  await move(staff, [first?.id ?? 0]);
  await tests.sendLater();
  await tests.server.db.run(sql`
    update application set recruiter_id = null where id = ${first?.id}`);
  await tests.sendLater();
  expect(subjects()).toEqual([]);
});
