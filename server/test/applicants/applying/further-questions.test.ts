import sql from 'sql-template-tag';
import { Value } from 'typebox/value';
import type { FurtherQuestion } from '../../../contract/applicants/applying/further-question';
import {
  furtherQuestionMessages,
  maxOpenQuestions,
} from '../../../contract/applicants/applying/further-question-constants';
import { SentApplication } from '../../../contract/applicants/applying/sent-application';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import { makeUser } from '../../factories';
import { toFormData, toMultipart } from '../../jobs/postings/job-parts';
import { startMailTests } from '../../mail-tests';
import { findLinkPath } from '../../smtp';
import {
  fillForm,
  deleteSendingRecords,
  postJob,
  resumePart,
  sendForm,
  type PostedJob,
} from './applying-parts';

const tests = startMailTests();
const db = () => tests.server.db;
let job: PostedJob;
let recruiterId: number;
let asked = 0;

beforeAll(async () => {
  job = await postJob(tests.server, { seoCanonicalTag: '' });
  recruiterId = await makeUser(db(), ['recruiting-manager'], { email: 'asks@kestrel.example' });
});
beforeEach(() => deleteSendingRecords(tests.server));

const recruiter = () => tests.server.signInAs('recruiting-manager', recruiterId);
const apply = async (parts: object = {}) => {
  const fields = fillForm(tests.server, job, parts);
  await sendForm(tests.server, job, fields);
  const row = await db().one<{ id: number }>(sql`
    select application.id from application
      join applicant on applicant.id = application.applicant_id
    where applicant.email = ${fields.email}`);
  const id = row?.id ?? 0;
  return { id, path: await createStatusLink(db(), id), email: fields.email };
};
const ask = async (id: number, payload: object, key?: string) => {
  const by = await recruiter();
  asked += 1;
  return by.send('POST', `/api/v1/application/${id}/questions`, {
    payload,
    headers: { 'idempotency-key': key ?? `question-${asked}` },
  });
};
const askFor = async (id: number, payload: object): Promise<number> => {
  const answer = await ask(id, payload);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return (answer.json() as { data: { askedId: number } }).data.askedId;
};
const listed = async (id: number): Promise<FurtherQuestion[]> => {
  const answer = await (await recruiter()).send('GET', `/api/v1/application/${id}/sent`);
  const { data } = answer.json() as { data: SentApplication };
  expect([...Value.Errors(SentApplication, data)]).toEqual([]);
  return data.furtherQuestions;
};
const open = async (path: string) => (await tests.server.app.inject(path)).body;
const reply = async (path: string, fields: Record<string, string>, files: object = {}) => {
  const form = toFormData(fields, (name) => name);
  for (const [name, [content, fileName]] of Object.entries(files) as [string, [Buffer, string]][])
    form.append(name, new Blob([new Uint8Array(content)]), fileName);
  const { payload, headers } = await toMultipart(form);
  return tests.server.app.inject({ method: 'POST', url: `${path}/answers`, payload, headers });
};

it('a question is mailed to the applicant, and its answer appears on their page and in the bell of the person who asked', async () => {
  const { id, email } = await apply();
  const first = await askFor(id, { question: 'When can you <b>start</b>?', type: 'date' });
  const second = await askFor(id, { question: 'Which tea?', type: 'choice', options: ['A', 'B'] });
  await tests.sendLater();
  const mails = tests.receivedBy(email).filter(({ subject }) => /^Question/.test(subject ?? ''));
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error('No mail came.');
  expect(mail.text).toContain('When can you <b>start</b>?');
  const path = findLinkPath(mail);
  const page = await open(path);
  expect(page).not.toContain('You need to do nothing');
  expect(page).toContain('When can you &lt;b&gt;start&lt;/b&gt;?');
  const answer = await reply(path, { [`answer-${first}`]: '2027-01-04' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}?done=answers`]);
  const after = await open(`${path}?done=answers`);
  expect(after).toContain('your answers have arrived');
  expect(after).toContain('Which tea?');
  expect(after).not.toContain(`name="answer-${first}"`);
  const questions = await listed(id);
  expect(questions).toMatchObject([
    { askedId: first, answer: '2027-01-04', isKnockOut: false },
    { askedId: second, answer: null, answeredAt: null },
  ]);
  await tests.send();
  const [notice] = tests.receivedBy('asks@kestrel.example');
  expect(notice?.subject).toBe('Noor Haddad answered your question');
  const bell = await (await recruiter()).send('GET', '/api/v1/notifications');
  expect((bell.json() as { data: object[] }).data).toContainEqual(
    expect.objectContaining({ to: `/application/view/${id}` }),
  );
});

it('a person who turned the mail off finds the applicant’s answer in the bell only', async () => {
  await tests.choose(recruiterId, 'applicant-answer', 'off');
  const { id, path } = await apply();
  const askedId = await askFor(id, { question: 'Why?' });
  await reply(path, { [`answer-${askedId}`]: 'Tea' });
  await tests.send();
  expect(tests.receivedBy('asks@kestrel.example')).toEqual([]);
  const bell = await (await recruiter()).send('GET', '/api/v1/notifications');
  expect((bell.json() as { data: object[] }).data).toContainEqual(
    expect.objectContaining({ to: `/application/view/${id}` }),
  );
  await tests.choose(recruiterId, 'applicant-answer', 'at-once');
});

it('a question from the library is asked unchanged, marks the applicant by the answer, and is offered to all staff', async () => {
  const { id, path } = await apply();
  const row = await db().one<{ id: number }>(sql`
    insert into question (question_group_id, text, type, knock_out)
    select id, 'Do you drive?', 'yes-no', '{no}' from question_group where is_active limit 1
    returning id`);
  const manager = await tests.server.signInAs('hiring-manager');
  const offered = await manager.send('GET', '/api/v1/library-question?search=drive');
  expect((offered.json() as { data: object[] }).data).toEqual([
    { id: row?.id, question: 'Do you drive?', questionGroupName: expect.any(String) },
  ]);
  const askedId = await askFor(id, { questionId: row?.id });
  await db().run(sql`update question set text = 'Changed?' where id = ${row?.id}`);
  expect(await open(path)).toContain('Do you drive?');
  expect((await reply(path, { [`answer-${askedId}`]: 'no' })).statusCode).toBe(303);
  expect(await listed(id)).toMatchObject([{ question: 'Do you drive?', isKnockOut: true }]);
  await db().run(sql`update question set is_active = false where id = ${row?.id}`);
  const gone = await ask(id, { questionId: row?.id });
  expect([gone.statusCode, gone.body]).toEqual([
    422,
    expect.stringContaining(furtherQuestionMessages.gone),
  ]);
});

it('an invalid answer is reported at its field, the other answers are stored, and none counts twice', async () => {
  const { id, path } = await apply();
  const number = await askFor(id, { question: 'How many?', type: 'number' });
  const text = await askFor(id, { question: 'Why?' });
  const file = await askFor(id, { question: 'Your certificate?', type: 'file' });
  const wrong = await reply(path, { [`answer-${number}`]: 'many', [`answer-${text}`]: 'Tea' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Enter a number');
  expect(wrong.body).toContain('value="many"');
  const empty = await reply(path, {});
  expect([empty.statusCode, empty.body.includes('Please answer this question.')]).toEqual([
    422,
    true,
  ]);
  const long = await reply(path, { [`answer-${number}`]: '1'.repeat(4_001) });
  expect([long.statusCode, long.body.includes('at most 4,000')]).toEqual([422, true]);
  const disguised = { [`answer-${file}`]: [Buffer.from('MZ disguised'), 'mine.pdf'] };
  expect((await reply(path, {}, disguised)).statusCode).toBe(422);
  const answers = { [`answer-${number}`]: '1,5', [`answer-${text}`]: 'Another' };
  const both = await Promise.all([
    reply(path, answers, { [`answer-${file}`]: resumePart }),
    reply(path, answers, { [`answer-${file}`]: resumePart }),
  ]);
  for (const { statusCode } of both) expect(statusCode).toBe(303);
  const stored = await listed(id);
  expect(stored.map(({ answer }) => answer)).toEqual(['1.5', 'Tea', 'noor.pdf']);
  const files = await db().many(sql`
    select from stored_file where id = ${stored[2]?.fileId}`);
  expect(files).toHaveLength(1);
  const address = await (
    await recruiter()
  ).send('POST', '/api/v1/file-tickets', { payload: { kind: 'file', fileId: stored[2]?.fileId } });
  expect(address.statusCode).toBe(200);
  const data = await tests.server.app.inject(`${path}/data.json`);
  expect(data.json()).toMatchObject({ files: [expect.objectContaining({ name: 'noor.pdf' })] });
  await (
    await tests.server.signInAs('administrator')
  ).send('POST', '/api/v1/multiple-application-delete', {
    payload: { applicantId: [id] },
  });
  const left = await db().many(sql`
    select from stored_file where id = ${stored[2]?.fileId}`);
  expect(left).toEqual([]);
});

it('an applicant who has withdrawn can neither be asked nor answer, and open questions are taken back', async () => {
  const { id, path, email } = await apply();
  const [first, second] = [
    await askFor(id, { question: 'First?' }),
    await askFor(id, { question: 'Second?' }),
  ];
  const by = await recruiter();
  const back = (askedId: number) =>
    by.send('DELETE', `/api/v1/application/${id}/questions/${askedId}`);
  expect((await back(first)).statusCode).toBe(200);
  expect((await back(first)).statusCode).toBe(404);
  expect(await open(path)).not.toContain('First?');
  await tests.server.app.inject({ method: 'POST', url: `${path}/withdraw` });
  expect(await open(path)).not.toContain('Second?');
  await reply(path, { [`answer-${second}`]: 'Late' });
  expect(await listed(id)).toMatchObject([{ askedId: second, answer: null }]);
  const refused = await ask(id, { question: 'Third?' });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining(furtherQuestionMessages.decided),
  ]);
  await tests.sendLater();
  const subjects = tests.receivedBy(email).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /question/i.test(subject ?? ''))).toEqual([]);
});

it('a question sent twice is asked once, at most ten questions are open, and a question without text or options is refused', async () => {
  const { id } = await apply();
  const twice = await Promise.all([
    ask(id, { question: 'Once?' }, 'same'),
    ask(id, { question: 'Once?' }, 'same'),
  ]);
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await listed(id)).toHaveLength(1);
  for (const payload of [
    {},
    { question: '  ' },
    { question: 'Which?', type: 'choice', options: ['One'] },
    { question: 'x'.repeat(1_001) },
    { question: 'Both?', questionId: 1 },
  ])
    expect((await ask(id, payload)).statusCode).toBe(422);
  for (let count = 1; count < maxOpenQuestions; count += 1)
    await askFor(id, { question: `Question ${count}?` });
  const full = await ask(id, { question: 'One more?' });
  expect([full.statusCode, full.body]).toEqual([
    422,
    expect.stringContaining(furtherQuestionMessages.full),
  ]);
});

it('a person who may not move applicants cannot ask them, and a person with a masked view reads no answers', async () => {
  const { id } = await apply();
  await askFor(id, { question: 'Seen?' });
  const auditor = await tests.server.signInAs('auditor');
  const path = `/api/v1/application/${id}`;
  const payload = { question: 'May I?' };
  expect((await auditor.send('POST', `${path}/questions`, { payload })).statusCode).toBe(403);
  const sent = await auditor.send('GET', `${path}/sent`);
  expect((sent.json() as { data: SentApplication }).data.furtherQuestions).toEqual([]);
  const stranger = await tests.server.signInAs('recruiter');
  expect((await stranger.send('POST', `${path}/questions`, { payload })).statusCode).toBe(404);
});

it('an applicant whom staff added has no page to answer on, and the refusal says so', async () => {
  const row = await db().one<{ id: number }>(sql`
    select id from application
    where not exists (select from sent_application where application_id = application.id) limit 1`);
  const refused = await ask(row?.id ?? 0, { question: 'How are you?' });
  expect([refused.statusCode, refused.body]).toEqual([
    422,
    expect.stringContaining(furtherQuestionMessages.noPage),
  ]);
});
