import sql from 'sql-template-tag';
import { mailJobsWithoutApplicants } from '../../../src/jobs/postings/jobs-without-applicants-mail';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';

const tests = startMailTests();
const address = 'quiet@example.com';
let manager = 0;
let job = { id: 0, title: '' };

beforeAll(async () => {
  const { db } = tests.server;
  manager = await makeUser(db, ['recruiting-manager'], { email: address });
  const found = await db.one<typeof job>(sql`
    select job.id, job.title from publication join job on job.id = publication.job_id
    where publication.state = 'live' and job.job_status_id = 1 order by job.id limit 1`);
  if (!found) throw new Error('The example company publishes no job');
  job = found;
  await db.run(sql`
    update job set recruiting_manager_id = ${manager}, is_expired = false, expiry_date = null
    where id = ${job.id}`);
});
beforeEach(async () => {
  await tests.server.db.run(sql`delete from mail_preference`);
  await publishBefore(15);
});

const publishBefore = async (days: number) => {
  const { db } = tests.server;
  await db.run(sql`
    update application set created_at = now() - interval '60 days' where job_id = ${job.id}`);
  await db.run(sql`
    update publication set published_at = now() - ${days} * interval '1 day'
    where job_id = ${job.id}`);
};
const tell = async () => {
  await mailJobsWithoutApplicants(tests.server.db);
  await tests.send();
  await tests.sendLater();
};
const subjects = () => tests.receivedBy(address).map(({ subject }) => subject);

it('the manager of a job is mailed once that nobody applied for it in two weeks', async () => {
  await tell();
  await tell();
  expect(subjects()).toEqual([`Nobody applied for ${job.title} in 14 days`]);
  expect(await tests.pathBehind(tests.smtp.lastTo(address))).toBe(`/job/view/${job.id}`);
});

it.each<[string, () => Promise<unknown>]>([
  ['was published a week ago', () => publishBefore(7)],
  ['has been published for months', () => publishBefore(90)],
  [
    'had an applicant yesterday',
    () =>
      tests.server.db.run(sql`
        update application set created_at = now() - interval '1 day' where id = (
          select max(id) from application where job_id = ${job.id})`),
  ],
])(
  'the manager of a job gets no mail about missing applicants if the job %s',
  async (_, change) => {
    await change();
    await tell();
    expect(subjects()).toEqual([]);
  },
);

it('an application before the digest cancels the mail, and a manager who turned such mail off gets none', async () => {
  await mailJobsWithoutApplicants(tests.server.db);
  await tests.send();
  await tests.server.db.run(sql`
    update application set created_at = now() where job_id = ${job.id}`);
  await tests.sendLater();
  expect(subjects()).toEqual([]);
  await publishBefore(16);
  await tests.server.db.run(sql`delete from mail_message`);
  await tests.choose(manager, 'quiet-job', 'off');
  await tell();
  expect(subjects()).toEqual([]);
});
