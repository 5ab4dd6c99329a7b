import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import { formOf, multipart } from '../../jobs/postings/job-parts';
import { runMail } from '../../mail-run';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { startSmtp, type TestSmtp } from '../../smtp';

let smtp: TestSmtp;
let server: TestServer;
let staff: Caller;
let job: { id: number; title: string };
let made = 0;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({
    data: 'company',
    environment: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Hiring <hiring@kestrel.example>' },
      PUBLIC_URL: 'http://localhost',
    },
  });
  staff = await server.signInAs('administrator');
  const [first] = await server.db.many<{ id: number; title: string }>(sql`
    select id, title from job where pipeline_id is not null order by id limit 1`);
  if (!first) throw new Error('The example company has no job');
  job = first;
}, 240_000);
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await server.db.run(sql`delete from mail_message`);
  await server.db.run(sql`delete from job_user where job_id = ${job.id}`);
});

const makeRecipient = async (email: string, userId?: number): Promise<number> => {
  const id = userId ?? (await makeUser(server.db, ['referrer'], { email }));
  await server.db.run(sql`
    insert into job_user (job_id, user_id, sequence) values (${job.id}, ${id}, ${id})`);
  return id;
};
const add = async (): Promise<number> => {
  made += 1;
  const fields = { jobId: job.id, firstName: 'Secret', lastName: 'Name' };
  const form = formOf({ ...fields, applicantEmail: `new${made}@x.example` }, (name) => name);
  const { payload, headers } = await multipart(form);
  const answer = await staff.send('POST', '/api/v1/application', { payload, headers });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().data.id as number;
};
const sendLater = async () => {
  await server.db.run(sql`update mail_message set next_try_at = now()`);
  await runMail(server);
};

it('recipients of a job get one mail for the applicants of ten minutes, without their names', async () => {
  await makeRecipient('one@example.com');
  await makeRecipient('two@example.com');
  await add();
  await add();
  await runMail(server);
  expect(smtp.received).toHaveLength(0);
  await sendLater();
  // The clock may have passed the end of the ten minutes between the two.
  expect([2, 4]).toContain(smtp.received.length);
  const mail = smtp.lastTo('one@example.com');
  expect(mail.subject).toMatch(/^(2 new applicants|A new applicant) for /);
  expect(mail.subject).toContain(job.title);
  expect(mail.text).toContain(`/job/view/${job.id}`);
  expect(`${mail.text}${String(mail.html)}`).not.toContain('Secret');
});

it('nobody is mailed about an applicant whom they added themselves', async () => {
  await makeRecipient('', staff.userId);
  await add();
  await sendLater();
  expect(smtp.received).toHaveLength(0);
});

it('nothing is sent about applicants who were deleted meanwhile, or to a recipient who left', async () => {
  await makeRecipient('gone@example.com');
  const left = await makeRecipient('left@example.com');
  const id = await add();
  await server.db.run(sql`update app_user set is_active = false where id = ${left}`);
  await server.db.run(sql`delete from application where id = ${id}`);
  await sendLater();
  expect(smtp.received).toHaveLength(0);
  expect(
    await server.db.many(sql`select from mail_message where state = 'suppressed'`),
  ).toHaveLength(2);
});
