import sql from 'sql-template-tag';
import { enqueueMail } from '../../../src/platform/mail/enqueue-mail';
import { makeUser } from '../../factories';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';

const tests = startMailTests();
let staff: Caller;
let job: { id: number; title: string };
let made = 0;

beforeAll(async () => {
  staff = await tests.server.signInAs('administrator');
  const [first] = await tests.server.db.many<{ id: number; title: string }>(sql`
    select id, title from job where pipeline_id is not null order by id limit 1`);
  if (!first) throw new Error('The example company has no job');
  job = first;
});
beforeEach(() => tests.server.db.run(sql`delete from job_user where job_id = ${job.id}`));

const makeRecipient = async (email: string, userId?: number): Promise<number> => {
  const id = userId ?? (await makeUser(tests.server.db, ['referrer'], { email }));
  await tests.server.db.run(sql`
    insert into job_user (job_id, user_id, sequence) values (${job.id}, ${id}, ${id})`);
  return id;
};
const add = async (): Promise<number> => {
  made += 1;
  const fields = { jobId: job.id, firstName: 'Secret', lastName: 'Name' };
  const form = toFormData({ ...fields, applicantEmail: `new${made}@x.example` }, (name) => name);
  const { payload, headers } = await toMultipart(form);
  const answer = await staff.send('POST', '/api/v1/application', { payload, headers });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().data.id as number;
};
const sendLater = async () => {
  await tests.server.db.run(sql`update mail_message set next_try_at = now()`);
  await tests.send();
};

it('recipients of a job get one mail for the applicants of ten minutes, without their names', async () => {
  await makeRecipient('one@example.com');
  await makeRecipient('two@example.com');
  await add();
  await add();
  await tests.send();
  expect(tests.smtp.received).toHaveLength(0);
  await sendLater();
  // The ten minutes may end between the two applications, which then come in separate mails.
  expect([2, 4]).toContain(tests.smtp.received.length);
  const mail = tests.smtp.lastTo('one@example.com');
  expect(mail.subject).toMatch(/^(2 new applicants|A new applicant) for /);
  expect(mail.subject).toContain(job.title);
  expect(await tests.pathBehind(mail)).toBe(`/job/view/${job.id}`);
  expect(`${mail.text}${String(mail.html)}`).not.toContain('Secret');
});

it('nobody is mailed about an applicant whom they added themselves', async () => {
  await makeRecipient('', staff.userId);
  await add();
  await sendLater();
  expect(tests.smtp.received).toHaveLength(0);
});

it('nothing is sent about applicants who were deleted meanwhile, or to a recipient who left', async () => {
  await makeRecipient('gone@example.com');
  const left = await makeRecipient('left@example.com');
  const id = await add();
  await tests.server.db.run(sql`update app_user set is_active = false where id = ${left}`);
  await tests.server.db.run(sql`delete from application where id = ${id}`);
  await sendLater();
  expect(tests.smtp.received).toHaveLength(0);
  expect(
    await tests.server.db.many(sql`select from mail_message where state = 'suppressed'`),
  ).toHaveLength(2);
});

it('a recruiter who is not on the job is mailed only about their own applicants', async () => {
  const own = await makeUser(tests.server.db, ['recruiter'], { email: 'own@example.com' });
  const first = await add();
  await add();
  await tests.server.db.run(sql`
    update application set recruiter_id = ${own} where id = ${first}`);
  await enqueueMail(tests.server.db, { name: 'new-applications' }, [
    { cause: 'own', to: { personId: own }, reference: { jobId: job.id, sinceId: first } },
  ]);
  await sendLater();
  const [mail] = tests.receivedBy('own@example.com');
  expect(mail?.subject).toBe(`A new applicant for ${job.title}`);
});
