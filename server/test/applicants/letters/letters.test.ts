import sql from 'sql-template-tag';
import type { Letter, StatusLetters } from '../../../contract/applicants/letters/letter';
import { suppressAddress } from '../../../src/platform/mail/mail-suppressions';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findApplicationIds } from '../applications/application-parts';
import { createTemplate, nameApplicants, makeMailDue } from './letter-parts';

const tests = startMailTests();
let staff: Caller;
let ids: number[] = [];
const rejected = 2;

const standing = "job.pipeline_id = 1 and status.category = 'active' and stage_id = 1";

beforeAll(async () => {
  staff = await tests.server.signInAs('administrator');
});
beforeEach(async () => {
  await tests.server.db.run(sql`delete from mail_template`);
  await tests.server.db.run(sql`delete from mail_suppression`);
  ids = await findApplicationIds(tests.server, standing, 2);
  await nameApplicants(tests.server, ids);
});

const move = async (parts: object = {}, chosen = ids) => {
  const answer = await staff.send('POST', '/api/v1/multiple-status-change', {
    payload: { applicantId: chosen, stageId: 1, statusId: rejected, ...parts },
  });
  return answer;
};
const undo = async (moved: Awaited<ReturnType<typeof move>>) => {
  const { id } = moved.json().data.undo;
  const answer = await staff.send('POST', '/api/v1/multiple-status-change/undo', {
    payload: { id },
  });
  expect(answer.statusCode).toBe(200);
};
const sendAll = async () => {
  await makeMailDue(tests.server);
  await tests.send();
};
const addressOf = (id = ids[0] ?? 0) => `applicant-${id}@example.com`;
/** Ignores the daily mail to staff, which may be sent at any moment. */
const lettersReceived = () =>
  tests.smtp.received.filter(({ recipients }) =>
    recipients.some((address) => address.endsWith('@example.com')),
  );
const logOf = async (id = ids[0] ?? 0, by = staff): Promise<Letter[]> =>
  (await by.send('GET', `/api/v1/application/${id}/letters`)).json().data;

it('each applicant who is moved gets the template that was chosen, and the log says who moved them', async () => {
  const { id, name } = await createTemplate(staff, { statusIds: [rejected] });
  expect((await move({ mailTemplateId: id })).statusCode).toBe(200);
  await tests.send();
  expect(lettersReceived()).toEqual([]);
  await sendAll();
  expect(ids.flatMap((id) => tests.receivedBy(addressOf(id)))).toHaveLength(2);
  const [mail] = tests.receivedBy(addressOf());
  expect(mail?.text).toContain('Dear Nila,\n\nit is not selected. the hiring team');
  expect(mail?.html).toMatch(/it is <strong>not selected<\/strong>/);
  expect(mail?.subject).toMatch(/^Your application as /);
  const [letter] = await logOf();
  expect(letter).toMatchObject({
    ...{ state: 'sent', template: name, templateVersion: 1, by: 'Asha Verma', dueAt: null },
    subject: mail?.subject,
  });
  const detail = await staff.send('GET', `/api/v1/application/${ids[0]}/letters/${letter?.id}`);
  expect(detail.json().data.text).toContain('Dear Nila');
});

it('a template that is offered sends nothing unless it is chosen; one that is off is refused', async () => {
  await createTemplate(staff, { statusIds: [rejected] });
  const off = await createTemplate(staff, { statusIds: [rejected], mode: 'off' });
  const refusal = await move({ mailTemplateId: off.id });
  expect(refusal.json().error.fields).toHaveProperty('mailTemplateId');
  await move();
  await sendAll();
  expect(lettersReceived()).toEqual([]);
  expect(await logOf()).toEqual([]);
});

it('a template that is always sent waits for its hours, and an undo takes the mail back', async () => {
  await createTemplate(staff, { statusIds: [rejected], mode: 'always', delayHours: 2 });
  const moved = await move();
  const [waiting] = await logOf();
  const hours = (Date.parse(waiting?.dueAt ?? '') - Date.now()) / 3_600_000;
  expect([waiting?.state, Math.round(hours)]).toEqual(['queued', 2]);
  await undo(moved);
  await sendAll();
  expect(lettersReceived()).toEqual([]);
  expect(await logOf()).toMatchObject([
    { state: 'suppressed', problem: 'The move was undone.', dueAt: null },
  ]);
});

it('an applicant who was moved on meanwhile, deleted, or has no address gets no letter', async () => {
  await createTemplate(staff, { statusIds: [rejected], mode: 'always' });
  const [onwards = 0, mute = 0] = ids;
  await nameApplicants(tests.server, [mute], { email: '' });
  await move();
  await staff.send('PUT', `/api/v1/application/${onwards}`, {
    payload: { stageId: 1, statusId: 1 },
  });
  const [gone = 0] = await findApplicationIds(tests.server, standing);
  await nameApplicants(tests.server, [gone]);
  await move({}, [gone]);
  await staff.send('POST', '/api/v1/multiple-application-delete', {
    payload: { applicantId: [gone] },
  });
  await sendAll();
  expect(lettersReceived()).toEqual([]);
  const [first] = await logOf(onwards);
  expect(first?.problem).toBe('The applicant was moved again before it was sent.');
  const [second] = await logOf(mute);
  expect(second?.problem).toBe('The applicant has no e-mail address.');
});

it('one move sends one mail, also when the applicant comes back to the status', async () => {
  await createTemplate(staff, { statusIds: [rejected], mode: 'always' });
  const [id = 0] = ids;
  await move({}, [id]);
  await staff.send('PUT', `/api/v1/application/${id}`, { payload: { stageId: 1, statusId: 1 } });
  await move({}, [id]);
  await sendAll();
  expect(tests.receivedBy(addressOf(id))).toHaveLength(1);
});

it('a mail template that is deleted or turned off before its mail is sent sends nothing', async () => {
  const template = await createTemplate(staff, { statusIds: [rejected], mode: 'always' });
  await move();
  await staff.send('PUT', `/api/v1/mail-templates/${template.id}`, { payload: { mode: 'off' } });
  await sendAll();
  expect(lettersReceived()).toEqual([]);
  expect((await logOf())[0]?.problem).toBe('The template was turned off.');
});

it('an applicant’s name in a mail cannot begin a header, become markup, or become another placeholder', async () => {
  const firstName = 'Nila\r\nBcc: spy@example.com <b>{{job-title}}</b>';
  await nameApplicants(tests.server, ids, { firstName });
  const { id } = await createTemplate(staff, {
    ...{ statusIds: [rejected], subject: '{{first-name}}', body: '<p>{{first-name}}</p>' },
  });
  await move({ mailTemplateId: id });
  await sendAll();
  const [mail] = tests.receivedBy(addressOf());
  expect(mail?.headers.has('bcc')).toBe(false);
  expect(mail?.recipients).toEqual([addressOf()]);
  expect(mail?.subject).toBe('Nila Bcc: spy@example.com <b>{{job-title}}</b>');
  expect(mail?.html).toContain('&lt;b&gt;{{job-title}}&lt;/b&gt;');
});

it('replies go to the recruiter of the applicant', async () => {
  const recruiter = await makeUser(tests.server.db, ['recruiter'], { email: 'mira@example.com' });
  await tests.server.db.run(sql`
    update application set recruiter_id = ${recruiter} where id = ${ids[0]}`);
  await createTemplate(staff, { statusIds: [rejected], mode: 'always' });
  await move();
  await sendAll();
  const [mail] = tests.receivedBy(addressOf());
  expect(mail?.replyTo?.value[0]?.address).toBe('mira@example.com');
  expect(tests.receivedBy(addressOf(ids[1]))[0]?.replyTo).toBeUndefined();
});

it('before a bulk move, a recruiter sees how many applicants get a letter, and its text', async () => {
  const [first = 0, mute = 0] = ids;
  await nameApplicants(tests.server, [mute], { email: '' });
  const { id } = await createTemplate(staff, { statusIds: [rejected], delayHours: 4 });
  const options = async (): Promise<StatusLetters> =>
    (
      await staff.send('POST', '/api/v1/application/status-letters', {
        payload: { applicantId: ids, stageId: 1, targetStatusId: rejected },
      })
    ).json().data;
  expect(await options()).toMatchObject({
    ...{ mode: 'offered', moving: 2, addressed: 1 },
    templates: [{ id, delayHours: 4 }],
  });
  await staff.send('PUT', `/api/v1/mail-templates/${id}`, { payload: { mode: 'always' } });
  expect(await options()).toMatchObject({ mode: 'always' });
  const preview = await staff.send('POST', '/api/v1/application/letter-preview', {
    payload: { applicantId: first, templateId: id, statusId: rejected },
  });
  expect(preview.json().data.text).toContain('it is not selected');
});

it('an applicant from whose address mail came back is not counted among those who get a letter', async () => {
  const [gone = 0] = ids;
  await suppressAddress(tests.server.db, addressOf(gone).toUpperCase(), '550 5.1.1 No such user');
  const { id } = await createTemplate(staff, { statusIds: [rejected] });
  const options = await staff.send('POST', '/api/v1/application/status-letters', {
    payload: { applicantId: ids, stageId: 1, targetStatusId: rejected },
  });
  expect(options.json().data).toMatchObject({ moving: 2, addressed: 1, refused: 1 });
  expect(options.json().data.sampleId).toBe(ids[1]);
  await move({ mailTemplateId: id });
  await sendAll();
  expect(lettersReceived().flatMap(({ recipients }) => recipients)).toEqual([addressOf(ids[1])]);
  const [letter] = await logOf(gone);
  expect(letter).toMatchObject({
    state: 'suppressed',
    problem: expect.stringMatching(/No such user/),
  });
});

it('an applicant gets a receipt if its template is always sent; one whom staff add to a status gets no letter', async () => {
  await createTemplate(staff, { statusIds: [1], mode: 'always' });
  const [jobId] = (
    await tests.server.db.many<{ id: number }>(sql`
      select id from job where pipeline_id = 1 order by id limit 1`)
  ).map((job) => job.id);
  const add = async (email: string) => {
    const answer = await staff.send('POST', '/api/v1/application', {
      payload: { jobId, firstName: 'Ravi', lastName: 'Rao', applicantEmail: email },
    });
    expect(answer.statusCode).toBe(200);
  };
  await add('ravi@example.com');
  await createTemplate(staff, { purpose: 'receipt', mode: 'always', subject: 'We have it' });
  await add('rohan@example.com');
  await sendAll();
  const toApplicants = tests.smtp.received.filter(({ subject }) => subject === 'We have it');
  expect(toApplicants.map(({ recipients }) => recipients)).toEqual([['rohan@example.com']]);
  expect(tests.receivedBy('ravi@example.com')).toEqual([]);
});

it('only people who may read the applicant can read the list of mail to the applicant', async () => {
  await createTemplate(staff, { statusIds: [rejected], mode: 'always' });
  await move();
  const [letter] = await logOf();
  const person = await makeUser(tests.server.db, ['recruiter'], { email: 'outsider@example.com' });
  const outsider = await tests.server.signInAs('recruiter', person);
  expect(await logOf(ids[0], outsider)).toEqual([]);
  const detail = await outsider.send('GET', `/api/v1/application/${ids[0]}/letters/${letter?.id}`);
  expect(detail.statusCode).toBe(404);
  const referrer = await tests.server.signInAs('referrer');
  const refused = await referrer.send('GET', `/api/v1/application/${ids[0]}/letters`);
  expect(refused.statusCode).toBe(403);
});
