import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import {
  QuarantinedApplication,
  QuarantineRoom,
} from '../../../contract/applicants/applying/held-application';
import { SentApplication } from '../../../contract/applicants/applying/sent-application';
import type { Caller } from '../../server';
import { fillForm, describeWithPostedJob, resumePart, sendForm } from './applying-parts';

const path = '/api/v1/held-applications';

describeWithPostedJob((server, job) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await server().signInAs('administrator');
  });

  const hold = async (parts: object = {}): Promise<number> => {
    const fields = fillForm(server(), job(), { stamp: '', ...parts });
    const answer = await sendForm(server(), job(), fields, { files: { resume: resumePart } });
    expect(answer.json()).toEqual({ data: { state: 'confirm' } });
    const row = await server().db.one<{ id: number }>(sql`
        select id from held_application where email = ${fields.email}`);
    return row?.id ?? 0;
  };
  const list = async (by = caller, query: Record<string, string> = {}) =>
    (await by.send('GET', path, { query })).json();
  const idsIn = async (by = caller): Promise<number[]> =>
    (await list(by, { limit: '500' })).data.map(({ id }: QuarantinedApplication) => id);
  const countFiles = async () =>
    (await server().db.many(sql`select from stored_file where name = 'noor.pdf'`)).length;

  it('held applications are listed with the reasons, and found by name and address', async () => {
    const id = await hold({ firstName: 'Zenobia', email: 'zen@friends.example' });
    const page = await list(caller, { search: 'zenob' });
    expect([...Value.Errors(Many(QuarantinedApplication), page)]).toEqual([]);
    expect(page.data).toMatchObject([
      { id, name: 'Zenobia Haddad', jobTitle: 'Tea Taster', reasons: ['no-stamp'] },
    ]);
  });

  it('more than 500 applications cannot be released at once, and the refusal says how many can', async () => {
    await server().db.run(sql`
      insert into held_application (job_id, first_name, last_name, email, phone, form, reasons)
      select ${job().id}, 'Many', '', 'many' || n || '@friends.example', '', '{}', '{no-stamp}'
      from generate_series(1, 501) n`);
    const answer = await caller.send('POST', `${path}/release`, {
      payload: { matching: { search: 'Many' }, expected: 501 },
    });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      422,
      expect.stringContaining('Release at most 500 applications at a time.'),
    ]);
    await server().db.run(sql`delete from held_application where first_name = 'Many'`);
  });

  it('a released application is in the list with its resume and answers; a deleted one loses its file, too', async () => {
    const [good, bad] = [await hold({ firstName: 'Good' }), await hold({ firstName: 'Bad' })];
    const before = await countFiles();
    const send = (deed: string, id: number) =>
      caller.send('POST', `${path}/${deed}`, { payload: { id: [id] } });
    expect((await send('release', good)).json()).toEqual({ data: { changed: 1 } });
    const taken = await server().db.one<{ id: number; file: string | null }>(sql`
        select application.id, resume_file_id as file from application
          join applicant on applicant.id = application.applicant_id where first_name = 'Good'`);
    expect(typeof taken?.file).toBe('string');
    expect((await send('delete', bad)).json()).toEqual({ data: { changed: 1 } });
    expect(await countFiles()).toBe(before - 1);
    expect(await idsIn()).not.toContain(bad);
    expect((await send('release', good)).statusCode).toBe(404);
    const audited = await server().db.many(sql`
        select action from audit_entry where subject = 'held-application' order by id`);
    expect(audited).toEqual([
      { action: 'held-application.release' },
      { action: 'held-application.delete' },
    ]);
  });

  it('a person who may not add applicants sees no quarantine, and a recruiter sees only applications for their own jobs', async () => {
    const id = await hold();
    const elsewhere = await server().signInAs('recruiter');
    expect(await idsIn(elsewhere)).not.toContain(id);
    const refused = await elsewhere.send('POST', `${path}/release`, { payload: { id: [id] } });
    expect(refused.statusCode).toBe(404);
    for (const role of ['hiring-manager', 'payout-officer', 'referrer', 'auditor'] as const) {
      const other = await server().signInAs(role);
      expect((await other.send('GET', path)).statusCode).toBe(403);
    }
  });

  it('a quarantined resume can only be downloaded, by people who may release it, and opens as usual afterwards', async () => {
    const id = await hold();
    const { data } = await list(caller, { search: '', limit: '500' });
    const fileId = data.find((row: QuarantinedApplication) => row.id === id)?.resumeFileId;
    const ask = (by: Caller) =>
      by.send('POST', '/api/v1/file-tickets', { payload: { kind: 'file', fileId } });
    const read = async () => server().app.inject((await ask(caller)).json().data.url);
    const stored = await read();
    expect([stored.statusCode, stored.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(stored.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''noor.pdf/,
    );
    expect(stored.headers['x-content-type-options']).toBe('nosniff');
    for (const role of ['recruiter', 'hiring-manager', 'payout-officer', 'auditor'] as const)
      expect((await ask(await server().signInAs(role))).statusCode).toBe(404);
    await caller.send('POST', `${path}/release`, { payload: { id: [id] } });
    expect((await read()).headers['content-disposition']).toMatch(/^inline/);
  });

  it('when the quarantine is full no more files are stored, and the applicant is asked to try again', async () => {
    await server().db.run(sql`
      insert into held_application (job_id, first_name, form, reasons, bytes)
      values (${job().id}, 'Large', '{}', '{no-stamp}', 2147483600)`);
    const fields = fillForm(server(), job(), { stamp: '' });
    const answer = await sendForm(server(), job(), fields, { files: { resume: resumePart } });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      503,
      expect.stringContaining('Please try again'),
    ]);
    const room = async (by = caller) => (await by.send('GET', `${path}/room`)).json().data;
    const full = await room();
    expect([...Value.Errors(QuarantineRoom, full)]).toEqual([]);
    // Applications that other tests left in the quarantine may use up its last bytes.
    expect([99, 100]).toContain(full.percent);
    expect(full.oldestAt).toMatch(/^20/);
    // The size limit covers all jobs, but the date of the oldest covers only applications that the
    // reader may release.
    const elsewhere = await server().signInAs('recruiter');
    expect(await room(elsewhere)).toEqual({ percent: full.percent, oldestAt: null });
    await server().db.run(sql`delete from held_application where first_name = 'Large'`);
    await hold();
    expect((await room()).percent).toBe(0);
  });

  it('staff see the sent application, with marked answers and its source', async () => {
    const fields = fillForm(server(), job(), {
      ...{ 'answer-1': 'no', source: 'linkedin', utm_campaign: 'spring' },
    });
    await sendForm(server(), job(), fields);
    const row = await server().db.one<{ id: number }>(sql`
        select application.id from application
          join applicant on applicant.id = application.applicant_id where email = ${fields.email}`);
    const address = `/api/v1/application/${row?.id}/sent`;
    const answer = (await caller.send('GET', address)).json();
    expect([...Value.Errors(One(SentApplication), answer)]).toEqual([]);
    expect(answer.data).toMatchObject({
      answers: [
        { question: 'Do you hold a valid food handler certificate?', isKnockOut: true },
        { isKnockOut: false },
      ],
      consents: [{ version: 1 }],
      lastTouch: { source: 'linkedin', campaign: 'spring' },
    });
    const auditor = await server().signInAs('auditor');
    const masked = (await auditor.send('GET', address)).json();
    expect(masked.data).toMatchObject({ answers: [], consents: [], lastTouch: null, letter: '' });
    const stranger = await server().signInAs('recruiter');
    expect((await stranger.send('GET', address)).statusCode).toBe(404);
  });

  it('a new version of a consent text applies to later applicants, and earlier consents keep their version', async () => {
    const earlier = fillForm(server(), job());
    await sendForm(server(), job(), earlier);
    const text = { purpose: 'application', text: 'I agree to the new words.' };
    const made = await caller.send('POST', '/api/v1/consent-text', { payload: text });
    expect(made.json().data).toMatchObject({ ...text, number: 2, isInForce: true, agreed: 0 });
    const outdated = await sendForm(server(), job(), fillForm(server(), job()));
    expect(outdated.json().error.fields).toHaveProperty('consent-application');
    const agreed = fillForm(server(), job(), { 'consent-application': '2' });
    expect((await sendForm(server(), job(), agreed)).statusCode).toBe(200);
    const path = `/api/v1/consent-text/${made.json().data.id}`;
    const changed = await caller.send('PUT', path, { payload: { text: 'Other words.' } });
    expect(changed.json().error.fields).toHaveProperty('text');
    expect((await caller.send('DELETE', path)).json().error.code).toBe('IN_USE');
    // Tests run in any order, and others agree to the first consent text.
    await server().db.run(sql`
      with gone as (delete from application_consent where consent_id = ${made.json().data.id})
      delete from consent_text where id = ${made.json().data.id}`);
  });

  it('an application that staff added is shown as not sent by the applicant', async () => {
    const row = await server().db.one<{ id: number }>(sql`select min(id) as id from application`);
    const answer = (await caller.send('GET', `/api/v1/application/${row?.id}/sent`)).json();
    expect([...Value.Errors(One(SentApplication), answer)]).toEqual([]);
    expect(answer.data).toMatchObject({ sentAt: null, lastTouch: null });
  });
});
