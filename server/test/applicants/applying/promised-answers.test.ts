import sql from 'sql-template-tag';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { startMailTests } from '../../mail-tests';
import { createTemplate, makeMailDue } from '../letters/letter-parts';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  sendForm,
  type PostedJob,
} from './applying-parts';

const tests = startMailTests();
const db = () => tests.server.db;
let job: PostedJob;

beforeAll(async () => {
  job = await postJob(tests.server, { seoCanonicalTag: '' });
});
beforeEach(() => deleteSendingRecords(tests.server));

const apply = async () => {
  const fields = fillForm(tests.server, job);
  expect((await sendForm(tests.server, job, fields)).statusCode).toBe(200);
  const { email } = fields;
  const row = await db().one<{ id: number }>(sql`
    select application.id from application
      join applicant on applicant.id = application.applicant_id where applicant.email = ${email}`);
  const id = row?.id ?? 0;
  return { id, email, path: await createStatusLink(db(), id) };
};
const open = async (path: string) => (await tests.server.app.inject(path)).body;
const waitedFor = (id: number, days: number) =>
  db().run(sql`
    update sent_application set waiting_since = now() - ${days} * interval '1 day'
    where application_id = ${id}`);
const administrator = () => tests.server.signInAs('administrator');
const listDue = async (): Promise<number[]> => {
  const by = await administrator();
  const answer = await by.send('GET', '/api/v2/application?isAnswerDue=1&limit=500');
  expect(answer.statusCode).toBe(200);
  return (answer.json() as { data: { applicantId: number }[] }).data.map((row) => row.applicantId);
};
const countWaiting = async (): Promise<number> => {
  const by = await administrator();
  const { data } = (await by.send('GET', '/api/v1/dashboard/waiting')).json() as {
    data: { kind: string; count: number }[];
  };
  return data.find(({ kind }) => kind === 'promised-answer')?.count ?? 0;
};
interface Options {
  stages: { id: number; status: { id: number; category: string }[] }[];
}
const move = async (id: number, category: string, parts: object = {}) => {
  const by = await administrator();
  const options = await by.send('POST', '/api/v1/application/status-options', {
    payload: { applicantId: [id] },
  });
  const { stages } = (options.json() as { data: Options }).data;
  const [target] = stages.flatMap(({ id: stageId, status }) =>
    status.filter((one) => one.category === category).map((one) => ({ stageId, statusId: one.id })),
  );
  const answer = await by.send('PUT', `/api/v1/application/${id}`, {
    payload: { ...target, ...parts },
  });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return target?.statusId ?? 0;
};
const setTexts = async (category: string, parts: object) => {
  const by = await administrator();
  const row = await db().one<{ id: number }>(sql`
    select id from status_text where category = ${category}`);
  return by.send('PUT', `/api/v1/status-text/${row?.id}`, { payload: parts });
};

it('an applicant reads by which day they get an answer, and recruiters see them as due two days before', async () => {
  const { id, path } = await apply();
  expect(await open(path)).toMatch(/You hear from us by \d{1,2} \w+ 20\d\d\./);
  await waitedFor(id, 11);
  expect(await listDue()).not.toContain(id);
  await waitedFor(id, 12);
  expect(await listDue()).toContain(id);
  expect(await countWaiting()).toBe((await listDue()).length);
  await waitedFor(id, 15);
  expect(await open(path)).toContain('You should have heard from us by');
  const by = await administrator();
  const sent = (await by.send('GET', `/api/v1/application/${id}/sent`)).json();
  expect(sent.data).toMatchObject({ answerBy: expect.any(String), isAnswerLate: true });
});

it('a move restarts the days of a promised answer, and a decision ends the promise', async () => {
  const { id, path } = await apply();
  await waitedFor(id, 20);
  await move(id, 'active');
  expect(await listDue()).not.toContain(id);
  await waitedFor(id, 20);
  await move(id, 'rejected');
  expect(await listDue()).not.toContain(id);
  expect(await open(path)).not.toMatch(/hear(d)? from us by/);
});

it('a letter to the applicant restarts the days of a promised answer', async () => {
  const by = await administrator();
  const { id } = await apply();
  const statusId = await move(id, 'active');
  const { id: templateId } = await createTemplate(by, { statusIds: [statusId] });
  await tests.send();
  await db().run(sql`
    insert into mail_message (kind, cause, address, application_id, reference)
    values ('applicant-status', 'letter of a test', 'a@b.example', ${id},
      ${JSON.stringify({ templateId })}::jsonb)`);
  await waitedFor(id, 20);
  expect(await listDue()).toContain(id);
  await tests.send();
  expect(await listDue()).not.toContain(id);
});

it('recruiters are not asked to answer an applicant who withdrew', async () => {
  const { id, path } = await apply();
  await waitedFor(id, 20);
  await tests.server.app.inject({ method: 'POST', url: `${path}/withdraw` });
  expect(await listDue()).not.toContain(id);
});

it('an applicant who is rejected with a letter reads the rejection on the status page only when it can no longer be undone', async () => {
  const by = await administrator();
  const { id, path } = await apply();
  const rejected = await db().one<{ id: number }>(sql`
    select id from status where category = 'rejected' order by id limit 1`);
  const { id: mailTemplateId } = await createTemplate(by, {
    ...{ statusIds: [rejected?.id], delayHours: 2 },
    body: '<p>Dear {{first-name}},</p><p>your soup was our favourite &lt;b&gt;.</p>',
  });
  await move(id, 'rejected', { mailTemplateId });
  const before = await open(path);
  expect(before).toContain('Your application is in review');
  expect(before).not.toContain('It did not work out');
  await makeMailDue(tests.server);
  await tests.send();
  const after = await open(path);
  expect(after).toContain('It did not work out this time');
  expect(after).toContain('your soup was our favourite &lt;b&gt;.');
  expect(after).not.toContain('The hiring team decided for somebody else');
  expect(after).not.toContain('You get this because');
});

it('administrators can change the texts of the status page, but not insert scripts or promise answers after a decision', async () => {
  const { id, path } = await apply();
  const hostile = '<script>alert(1)</script>';
  const changed = await setTexts('start', { englishHeading: hostile, answerDays: 3 });
  expect(changed.statusCode).toBe(200);
  const page = await open(path);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain(hostile);
  await setTexts('start', { englishHeading: '   ' });
  expect(await open(path)).toContain('Your application has arrived');
  expect((await setTexts('start', { englishNext: 'x'.repeat(501) })).statusCode).toBe(422);
  const decided = await setTexts('rejected', { answerDays: 5 });
  expect([decided.statusCode, decided.body]).toEqual([422, expect.stringContaining('decided')]);
  await setTexts('start', { answerDays: 0 });
  await waitedFor(id, 300);
  expect(await listDue()).not.toContain(id);
  expect(await open(path)).not.toMatch(/hear(d)? from us by/);
  await setTexts('start', { answerDays: 14 });
});

it('a category of status without a stored text shows its default texts', async () => {
  const { path } = await apply();
  await db().run(sql`delete from status_text where category = 'start'`);
  expect(await open(path)).toContain('Your application has arrived');
  await db().run(sql`insert into status_text (category, answer_days) values ('start', 14)`);
});
