import sql from 'sql-template-tag';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import type { Caller } from '../../server';
import { runMailboxTask } from '../../mailbox-run';
import { postJob, type PostedJob } from '../applying/applying-parts';
import { doc, docx, pdf } from '../intake/intake-parts';
import { startLetterTests, type Letter } from './letter-parts';

const { tests, callSwitch, mail, heldOf, mailTo, admin, job, address, nextSender } =
  startLetterTests();

const deleteJob = ({ id }: PostedJob) =>
  admin().send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [id] } });

it('a mailed application is stored once, also when the mail server renumbers the mailbox', async () => {
  const email = await mail({ id: '<once@friends.example>' });
  await mail({ from: email, id: '<once@friends.example>' });
  await tests.server.db.run(sql`update mailbox_position set uid_validity = 'another'`);
  await runMailboxTask(tests.server);
  expect(await heldOf(email)).toHaveLength(1);
});

it.each([
  ['doc', 'application/msword', doc],
  ['docx', 'application/octet-stream', docx],
] as const)(
  'a .%s file attached after a picture and a disguised file is taken as the resume',
  async (ending, type, content) => {
    const email = await mail({
      files: [
        ['noor.png', 'image/png', Buffer.from('no resume')],
        ['false.pdf', 'application/pdf', Buffer.from('no resume')],
        [`noor.${ending}`, type, content],
      ],
    });
    expect(await heldOf(email)).toMatchObject([{ file: `noor.${ending}` }]);
  },
);

it('a resume that is longer than the first half megabyte of a mail is stored completely', async () => {
  const long = Buffer.concat([pdf, Buffer.from('\n%'), Buffer.alloc(5 * 1024 * 1024, 32)]);
  const email = await mail({ files: [['long.pdf', 'application/pdf', long]] });
  expect(await heldOf(email)).toMatchObject([{ file: 'long.pdf' }]);
  const [file] = await tests.server.db.many<{ size: number }>(sql`
    select size from stored_file where name = 'long.pdf'`);
  expect(file?.size).toBe(long.length);
});

it.each([
  ['no file', []],
  ['a disguised file', [['noor.pdf', 'application/pdf', Buffer.from('MZ')]]],
  ['a file that is too long', [['long.pdf', 'application/pdf', Buffer.alloc(13_000_000, pdf)]]],
] as [string, Letter['files'] & object][])(
  'a person who applies by mail with %s is asked once for the resume, with a link to the form',
  async (_, files) => {
    const email = await mail({ files });
    await mail({ files, from: email });
    expect(await heldOf(email)).toEqual([]);
    const answers = await mailTo(email);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).toContain('no resume');
    expect(answers[0]?.text).toContain(`/careers/${job().slug}/apply`);
  },
);

it.each([
  ['is absent', { headers: 'Subject: Away\nAuto-Submitted: auto-replied' }],
  ['is a list', { headers: 'Subject: News\nList-Id: <list.example.com>' }],
  ['is a bounce', { from: 'MAILER-DAEMON@friends.example' }],
  ['is no address', { from: 'undisclosed' }],
  ['is the mailbox itself', { from: 'Hiring@kestrel.example' }],
])('mail whose sender %s is not answered and stays unread in the mailbox', async (_, letter) => {
  await mail(letter);
  await tests.send();
  expect(tests.smtp.received).toEqual([]);
  expect(await tests.imap.readUnseen()).not.toEqual([]);
});

it('mail to a made-up address of a job stores nothing and gets no answer', async () => {
  const email = await mail({ to: address().replace(/\.[0-9a-f]{20}@/, `.${'a'.repeat(20)}@`) });
  expect(await heldOf(email)).toEqual([]);
  expect(await mailTo(email)).toEqual([]);
});

it('an applicant by mail without a name, or with a web address for one, is named by the e-mail address', async () => {
  const email = await mail({ from: `"https://pills.example" <${nextSender()}>` });
  expect(await heldOf(email)).toMatchObject([{ firstName: email.split('@')[0], lastName: '' }]);
});

it('markup, hidden characters and an endless text in a mailed application do no harm', async () => {
  const email = await mail({
    from: `"=cmd|' /C calc'!A0, Noor" <${nextSender()}>`,
    body: `<script>alert(1)</script>\u0007\u202e ${'\u{1f375}'.repeat(5_000)}`,
  });
  const [held] = await heldOf(email);
  expect(held?.letter.length).toBeLessThanOrEqual(5_000);
  expect(held?.letter).not.toContain('\u0007');
});

it('ten applications by mail of one sender are stored each day, and the rest stays unread in the mailbox', async () => {
  const email = await mail();
  for (let count = 0; count < 10; count += 1) await mail({ from: email });
  expect(await heldOf(email)).toHaveLength(10);
  expect((await tests.imap.readUnseen()).join('')).toContain(email);
});

it('a person who applies by mail for a job that is turned off, closed or deleted gets one mail that says so', async () => {
  const gone = await postJob(tests.server);
  const to = (await callSwitch(true, admin(), gone)).json().data.address;
  await callSwitch(false, admin(), gone);
  const first = await mail({ to });
  const [off] = await mailTo(first);
  expect(off?.text).toContain(`/careers/${gone.slug}/apply`);
  await callSwitch(true, admin(), gone);
  await tests.server.db.run(
    sql`update job set job_status_id = ${closedJobStatusId} where id = ${gone.id}`,
  );
  const second = await mail({ to });
  await mail({ to, from: second });
  const closed = await mailTo(second);
  expect(closed).toHaveLength(1);
  expect(closed[0]?.text).toContain('no longer open');
  expect(closed[0]?.text).toContain('http://localhost/careers');
  expect((await deleteJob(gone)).statusCode).toBe(200);
  const [late] = await mailTo(await mail({ to }));
  expect(late?.text).toContain('no longer open');
  expect(await heldOf(second)).toEqual([]);
});

it('the mail address of a job is off until somebody who may publish the job turns it on, and does not change', async () => {
  const fresh = await postJob(tests.server);
  const path = `/api/v1/job/${fresh.id}/mail-address`;
  const read = async (by: Caller) => (await by.send('GET', path)).json().data;
  expect(await read(admin())).toEqual({ isAvailable: true, address: null });
  const referrer = await tests.server.signInAs('referrer');
  expect((await callSwitch(true, referrer, fresh)).statusCode).toBe(403);
  const recruiter = await tests.server.signInAs('recruiter');
  expect((await callSwitch(true, recruiter, fresh)).statusCode).toBe(404);
  const { address: first } = (await callSwitch(true, admin(), fresh)).json().data;
  expect((await callSwitch(false, admin(), fresh)).json().data.address).toBeNull();
  await callSwitch(true, admin(), fresh);
  expect(await read(admin())).toEqual({ isAvailable: true, address: first });
  const entries = await tests.server.db.many<{ action: string }>(sql`
    select action from audit_entry where subject_id = ${fresh.id} and action like 'job.%-mail'
    order by id`);
  expect(entries.map(({ action }) => action)).toEqual([
    ...['job.open-to-mail', 'job.close-to-mail', 'job.open-to-mail'],
  ]);
});
