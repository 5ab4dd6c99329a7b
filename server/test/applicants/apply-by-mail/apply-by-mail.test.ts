import sql from 'sql-template-tag';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import { startMailTests } from '../../mail-tests';
import { runMailbox } from '../../mailbox-run';
import type { Caller } from '../../server';
import { pathIn } from '../../smtp';
import { postJob, type PostedJob } from '../applying/applying-parts';
import { doc, docx, pdf } from '../intake/intake-parts';

const tests = startMailTests('company', { hasMailbox: true });
let admin: Caller;
let job: PostedJob;
let address: string;
let made = 0;

const callSwitch = async (isOn: boolean, by = admin, { id } = job) =>
  by.send('PUT', `/api/v1/job/${id}/mail-address`, { payload: { isOn } });

const deleteJob = ({ id }: PostedJob) =>
  admin.send('POST', '/api/v1/multiple-job-delete', { payload: { jobId: [id] } });

beforeAll(async () => {
  admin = await tests.server.signInAs('administrator');
  job = await postJob(tests.server);
  address = (await callSwitch(true)).json().data.address;
});
beforeEach(() => tests.server.db.run(sql`delete from mailed_application`));

interface Letter {
  to?: string;
  from?: string;
  id?: string;
  headers?: string;
  body?: string;
  files?: readonly [name: string, type: string, content: Buffer][];
}

const toPart = ([name, type, content]: [string, string, Buffer]): string =>
  `--b\nContent-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${content.toString('base64').replace(/.{76}/g, '$&\n')}\n`;

const write = ({
  to = address,
  from = `Noor van Haddad <noor${made}@friends.example>`,
  id = `<${made}.letter@friends.example>`,
  headers = 'Subject: My application',
  body = 'I have tasted tea for twelve years.\n\nNoor',
  files = [['noor.pdf', 'application/pdf', pdf]],
}: Letter): string =>
  `From: ${from}\nTo: ${to}\nMessage-ID: ${id}\n${headers}\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n${body}\n${files.map((file) => toPart([...file])).join('')}--b--\n`;

/** Returns the address of the sender. */
const mail = async (letter: Letter = {}): Promise<string> => {
  made += 1;
  await tests.imap.deliver(write(letter));
  await runMailbox(tests.server);
  return `noor${made}@friends.example`;
};

interface Held {
  firstName: string;
  lastName: string;
  email: string;
  reasons: string[];
  letter: string;
  file: string;
}
const heldOf = (email: string): Promise<Held[]> =>
  tests.server.db.many<Held>(sql`
    select first_name as "firstName", last_name as "lastName", email, reasons,
      form ->> 'letter' as letter, file.name as file
    from held_application held join stored_file file on file.id::text = held.form ->> 'resumeFileId'
    where email = ${email} order by held.id`);
const mailTo = async (email: string) => {
  await tests.send();
  return tests.receivedBy(email);
};

it('a letter with a resume waits until its sender confirms the address, then is an application', async () => {
  expect(address).toMatch(/^hiring\+a-\d+\.[0-9a-f]{20}@kestrel\.example$/);
  const email = await mail();
  expect(await heldOf(email)).toEqual([
    {
      ...{ firstName: 'Noor', lastName: 'van Haddad', email, reasons: ['by-mail'] },
      ...{ letter: 'I have tasted tea for twelve years.\n\nNoor', file: 'noor.pdf' },
    },
  ]);
  expect(await tests.imap.readUnseen()).toEqual([]);
  const [asked] = await mailTo(email);
  if (!asked) throw new Error('Nobody asked the sender to confirm');
  const path = pathIn(asked);
  const shown = await tests.server.app.inject(path);
  expect(shown.body).toContain('I agree that my data are stored');
  const action = /action="(\?agreed=[^"]*)"/.exec(shown.body)?.[1] ?? '';
  const press = (query: string) => tests.server.app.inject({ method: 'POST', url: path + query });
  expect((await press('')).statusCode).toBe(303);
  expect(await heldOf(email)).toHaveLength(1);
  expect((await press(action)).statusCode).toBe(200);
  const taken = await tests.server.db.many(sql`
    select sent.letter, source.name as source, application.resume_file_id is not null as "hasResume",
      (select count(*)::integer from application_consent agreed
        where agreed.application_id = application.id) as consents
    from application join applicant on applicant.id = application.applicant_id
      join sent_application sent on sent.application_id = application.id
      join applicant_source source on source.id = application.source_id
    where applicant.email = ${email}`);
  expect(taken).toEqual([
    {
      letter: 'I have tasted tea for twelve years.\n\nNoor',
      ...{ source: 'E-mail', hasResume: true, consents: 1 },
    },
  ]);
  tests.smtp.received.length = 0;
  expect(await mailTo(email)).toHaveLength(1);
});

it('the same message counts once, also when the mailbox is numbered anew', async () => {
  const email = await mail({ id: '<once@friends.example>' });
  await mail({ from: email, id: '<once@friends.example>' });
  await tests.server.db.run(sql`update mailbox_position set uid_validity = 'another'`);
  await runMailbox(tests.server);
  expect(await heldOf(email)).toHaveLength(1);
});

it('a second job on the same day gets a confirmation of its own', async () => {
  const other = await postJob(tests.server, { jobTitle: 'Tea Buyer' });
  const to = (await callSwitch(true, admin, other)).json().data.address;
  const email = await mail();
  await mail({ to, from: email });
  expect(await mailTo(email)).toHaveLength(2);
});

it.each([
  ['doc', 'application/msword', doc],
  ['docx', 'application/octet-stream', docx],
] as const)(
  'a .%s after a picture and a false file is the resume',
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

it('a resume that goes beyond the first half megabyte of a message arrives whole', async () => {
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
  'who sends %s hears once that the resume is missing, and where the form is',
  async (_, files) => {
    const email = await mail({ files });
    await mail({ files, from: email });
    expect(await heldOf(email)).toEqual([]);
    const answers = await mailTo(email);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).toContain('no resume');
    expect(answers[0]?.text).toContain(`/careers/${job.slug}/apply`);
  },
);

it.each([
  ['is absent', { headers: 'Subject: Away\nAuto-Submitted: auto-replied' }],
  ['is a list', { headers: 'Subject: News\nList-Id: <list.example.com>' }],
  ['is a bounce', { from: 'MAILER-DAEMON@friends.example' }],
  ['is no address', { from: 'undisclosed' }],
  ['is the mailbox itself', { from: 'Hiring@kestrel.example' }],
])('mail whose sender %s is left alone', async (_, letter) => {
  await mail(letter);
  await tests.send();
  expect(tests.smtp.received).toEqual([]);
  expect(await tests.imap.readUnseen()).not.toEqual([]);
});

it('an address that somebody made up takes nothing', async () => {
  const email = await mail({ to: address.replace(/\.[0-9a-f]{20}@/, `.${'a'.repeat(20)}@`) });
  expect(await heldOf(email)).toEqual([]);
  expect(await mailTo(email)).toEqual([]);
});

it('a sender without a name, or with a web address for one, is named by the address', async () => {
  const email = await mail({ from: `"https://pills.example" <noor${made + 1}@friends.example>` });
  expect(await heldOf(email)).toMatchObject([{ firstName: email.split('@')[0], lastName: '' }]);
});

it('markup, hidden characters and an endless letter do no harm', async () => {
  const email = await mail({
    from: `"=cmd|' /C calc'!A0, Noor" <noor${made + 1}@friends.example>`,
    body: `<script>alert(1)</script>\u0007\u202e ${'\u{1f375}'.repeat(5_000)}`,
  });
  const [held] = await heldOf(email);
  expect(held?.letter.length).toBeLessThanOrEqual(5_000);
  expect(held?.letter).not.toContain('\u0007');
});

it('one address has ten applications a day, and the rest stays unread', async () => {
  const email = await mail();
  for (let count = 0; count < 10; count += 1) await mail({ from: email });
  expect(await heldOf(email)).toHaveLength(10);
  expect((await tests.imap.readUnseen()).join('')).toContain(email);
});

it('who writes to a job that was turned off, closed or deleted hears so once', async () => {
  const gone = await postJob(tests.server);
  const to = (await callSwitch(true, admin, gone)).json().data.address;
  await callSwitch(false, admin, gone);
  const first = await mail({ to });
  const [off] = await mailTo(first);
  expect(off?.text).toContain(`/careers/${gone.slug}/apply`);
  await callSwitch(true, admin, gone);
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

it('an address is off until somebody who may publish the job turns it on, and stays the same', async () => {
  const fresh = await postJob(tests.server);
  const path = `/api/v1/job/${fresh.id}/mail-address`;
  const read = async (by: Caller) => (await by.send('GET', path)).json().data;
  expect(await read(admin)).toEqual({ isAvailable: true, address: null });
  const referrer = await tests.server.signInAs('referrer');
  expect((await callSwitch(true, referrer, fresh)).statusCode).toBe(403);
  const recruiter = await tests.server.signInAs('recruiter');
  expect((await callSwitch(true, recruiter, fresh)).statusCode).toBe(404);
  const { address: first } = (await callSwitch(true, admin, fresh)).json().data;
  expect((await callSwitch(false, admin, fresh)).json().data.address).toBeNull();
  await callSwitch(true, admin, fresh);
  expect(await read(admin)).toEqual({ isAvailable: true, address: first });
  const entries = await tests.server.db.many<{ action: string }>(sql`
    select action from audit_entry where subject_id = ${fresh.id} and action like 'job.%-mail'
    order by id`);
  expect(entries.map(({ action }) => action)).toEqual([
    ...['job.open-to-mail', 'job.close-to-mail', 'job.open-to-mail'],
  ]);
});
