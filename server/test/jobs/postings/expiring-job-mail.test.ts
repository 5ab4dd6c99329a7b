import sql from 'sql-template-tag';
import { mailExpiringJobs } from '../../../src/jobs/postings/expiring-job-mail';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';

const tests = startMailTests();
let manager = 0;
let jobId = 0;

beforeAll(async () => {
  const { db } = tests.server;
  manager = await makeUser(db, ['recruiting-manager'], { email: 'manager@example.com' });
  const [job] = await db.many<{ id: number }>(sql`
    select id from job where job_status_id = 1 order by id limit 1`);
  jobId = job?.id ?? 0;
});

const today = '2026-03-01';
const expireOn = (day: string) =>
  tests.server.db.run(sql`
    update job set expiry_date = ${day}, is_expired = false, recruiting_manager_id = ${manager}
    where id = ${jobId}`);
const mailsToManager = () => tests.receivedBy('manager@example.com');
const begin = async (day: string) => {
  await mailExpiringJobs(tests.server.db, day);
  await tests.send();
};

it('a recruiting manager is mailed once, a week before the job ends', async () => {
  await expireOn('2026-03-09');
  await begin(today);
  expect(mailsToManager()).toHaveLength(0);
  await begin('2026-03-02');
  await begin('2026-03-03');
  expect(mailsToManager().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ ends on 9 March 2026$/),
  ]);
});

it('a later expiry date is mailed again, and a mail about an earlier date that was changed meanwhile is not sent', async () => {
  await expireOn('2026-03-05');
  await mailExpiringJobs(tests.server.db, today);
  await expireOn('2026-03-06');
  await begin(today);
  expect(mailsToManager().map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/ ends on 6 March 2026$/),
  ]);
});

it('nothing is sent about a closed job', async () => {
  await expireOn('2026-03-05');
  await tests.server.db.run(sql`update job set job_status_id = 3 where id = ${jobId}`);
  await begin(today);
  expect(mailsToManager()).toHaveLength(0);
});

it('a manager who turned mail about expiring jobs off is not mailed', async () => {
  await tests.server.db.run(sql`update job set job_status_id = 1 where id = ${jobId}`);
  await expireOn('2026-03-05');
  await tests.choose(manager, 'expiring-job', 'off');
  await begin(today);
  expect(mailsToManager()).toHaveLength(0);
  await tests.server.db.run(sql`delete from mail_message`);
  await tests.choose(manager, 'expiring-job', 'at-once');
  await begin(today);
  expect(mailsToManager()).toHaveLength(1);
});
