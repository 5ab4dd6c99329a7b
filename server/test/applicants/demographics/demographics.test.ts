import sql, { raw } from 'sql-template-tag';
import type { DemographicQuestionRecord } from '../../../contract/applicants/demographics/demographic-question';
import { createStatusLink } from '../../../src/applicants/applying/status-links';
import type { Caller } from '../../server';
import { fillForm, describeWithPostedJob, resumePart, sendForm } from '../applying/applying-parts';

const path = '/api/v1/demographic-question';
const texts = {
  ...{
    englishQuestion: 'How old are you?',
    englishChoices: ['Under zwanzigst', 'Older dreissigst'],
  },
  ...{ germanQuestion: 'Wie alt sind Sie?', germanChoices: ['Jung', 'Nicht mehr'] },
};
/** Words that occur only in this question and its answers. */
const words = /zwanzigst|dreissigst/;

describeWithPostedJob((server, job) => {
  let caller: Caller;
  let question: DemographicQuestionRecord;
  beforeAll(async () => {
    caller = await server().signInAs('administrator');
  });
  beforeEach(async () => {
    await server().db.run(sql`delete from demographic_question`);
    const created = await caller.send('POST', path, { payload: { ...texts, isAsked: true } });
    question = created.json().data;
  });

  const field = () => `demographic-${question.id}`;
  const send = async (choice: string, fields: object = {}, options: object = {}) => {
    const form = fillForm(server(), job(), { [field()]: choice, ...fields });
    return { ...form, answer: await sendForm(server(), job(), form, options) };
  };
  const counts = () =>
    server().db.many<{ choice: number; answers: number }>(sql`
      select choice, answers from demographic_count where question_id = ${question.id}
      order by choice`);
  const change = (payload: object, id = question.id) =>
    caller.send('PUT', `${path}/${id}`, { payload });
  const faultsOf = (answer: { json: () => { error: { fields: object } } }) =>
    answer.json().error.fields;

  it('a demographic question is not asked until somebody switches it on', async () => {
    await server().db.run(sql`delete from demographic_question`);
    await caller.send('POST', path, { payload: texts });
    const asked = await server().app.inject(`/api/public/v1/jobs/${job().slug}/questions`);
    expect(asked.json().data.demographics).toEqual([]);
    const page = await server().app.inject(`/careers/${job().slug}/apply`);
    expect(page.body).not.toContain('Equal opportunity');
  });

  it('demographic questions come last, in both languages, can be declined, and none is required', async () => {
    const asked = await server().app.inject(`/api/public/v1/jobs/${job().slug}/questions`);
    expect(asked.json().data.demographics).toEqual([
      {
        field: field(),
        question: { en: 'How old are you?', de: 'Wie alt sind Sie?' },
        choices: [
          { value: '1', text: { en: 'Under zwanzigst', de: 'Jung' } },
          { value: '2', text: { en: 'Older dreissigst', de: 'Nicht mehr' } },
          { value: '0', text: { en: 'I prefer not to say', de: 'Keine Angabe' } },
        ],
      },
    ]);
    const page = await server().app.inject(`/careers/${job().slug}/apply`);
    expect(page.body).toMatch(/Your data[^]*Equal opportunity[^]*How old are you\?[^]*prefer not/);
    const german = await server().app.inject(`/careers/${job().slug}/apply?lang=de`);
    expect(german.body).toMatch(/Chancengleichheit[^]*lang="de"[^]*Wie alt sind Sie\?[^]*Jung/);
    expect((await send('')).answer.json()).toEqual({ data: { state: 'received' } });
    expect(await counts()).toEqual([]);
  });

  it('a demographic question without German text is asked in English on a German page, marked so for screen readers', async () => {
    await server().db.run(sql`
      update demographic_question set german_question = '', german_choices = '{}'`);
    const german = await server().app.inject(`/careers/${job().slug}/apply?lang=de`);
    expect(german.body).toMatch(/lang="en"[^]*How old are you\?[^]*I prefer not to say/);
  });

  it('an answer to a demographic question is counted once, and a choice that was not offered is refused at its field', async () => {
    await send('2', {}, { key: 'once-only-key' });
    const { answer } = await send('2', {}, { key: 'once-only-key' });
    expect(answer.statusCode).toBe(200);
    expect(await counts()).toEqual([
      { choice: 0, answers: 0 },
      { choice: 1, answers: 0 },
      { choice: 2, answers: 1 },
    ]);
    const wrong = await send('3');
    expect([wrong.answer.statusCode, faultsOf(wrong.answer)]).toEqual([
      422,
      { [field()]: 'Choose one of the options.' },
    ]);
    await change({ isAsked: false });
    const late = await send('1');
    expect(faultsOf(late.answer)).toEqual({
      [field()]: expect.stringContaining('no longer asked'),
    });
  });

  it('without a script, a refused form is shown again with the demographic choices, and can be sent', async () => {
    const address = `/careers/${job().slug}/apply`;
    const refused = await send('1', { email: 'nobody' }, { path: address });
    expect(refused.answer.body).toMatch(/value="1"\s+checked/);
    const { answer } = await send('1', {}, { path: address });
    expect(answer.statusCode).toBe(303);
    expect(await counts()).toContainEqual({ choice: 1, answers: 1 });
  });

  const readAllRows = async () => {
    const tables = await server().db.many<{ name: string }>(sql`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`);
    const rows = await Promise.all(
      tables.map(async ({ name }) => ({
        name,
        rows: await server().db.many<{ row: string }>(sql`
          select to_jsonb(stored)::text as row from ${raw(name)} stored`),
      })),
    );
    return rows.flatMap((table) => table.rows.map(({ row }) => ({ name: table.name, row })));
  };

  it('no row, order, time or transaction links a demographic answer to the person who gave it', async () => {
    const before = new Set((await readAllRows()).map(({ row }) => row));
    const { email } = await send('2', { letter: 'A letter' }, { files: { resume: resumePart } });
    await send('1');
    const added = (await readAllRows()).filter(({ row }) => !before.has(row));
    expect(added.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['application', 'sent_application', 'demographic_count']),
    );
    const others = added.filter(({ name }) => name !== 'demographic_count');
    expect(others.filter(({ row }) => words.test(row) || /demographic/i.test(row))).toEqual([]);
    const counted = added.filter(({ name }) => name === 'demographic_count');
    expect(Object.keys(JSON.parse(counted[0]?.row ?? '{}')).sort()).toEqual(
      ['answers', 'choice', 'department_id', 'quarter', 'question_id'].sort(),
    );
    const written = await server().db.many(sql`
      select distinct xmin::text from demographic_count where question_id = ${question.id}`);
    expect(written).toHaveLength(1);
    const application = await server().db.one<{ id: number }>(sql`
      select application.id from application
        join applicant on applicant.id = application.applicant_id where applicant.email = ${email}`);
    const link = await createStatusLink(server().db, application?.id ?? 0);
    const data = await server().app.inject(`${link}/data.json`);
    expect(data.body).toContain('A letter');
    expect(data.body).not.toMatch(words);
  });

  it('demographic answers of a held application are counted on release, unreadable before, and lost when it is deleted', async () => {
    const hold = async () => {
      const { email, answer } = await send('2', { stamp: '' });
      expect(answer.json()).toEqual({ data: { state: 'confirm' } });
      return server().db.one<{ id: number; form: string }>(sql`
        select id, form::text as form from held_application where email = ${email}`);
    };
    const [good, spam] = [await hold(), await hold()];
    expect(await counts()).toEqual([]);
    expect(good?.form).toContain('sealedDemographics');
    expect(good?.form).not.toMatch(/choice|questionId": ?\d+, "choice/);
    expect(good?.form).not.toMatch(words);
    await caller.send('POST', '/api/v1/held-applications/delete', { payload: { id: [spam?.id] } });
    await caller.send('POST', '/api/v1/held-applications/release', { payload: { id: [good?.id] } });
    expect(await counts()).toContainEqual({ choice: 2, answers: 1 });
    const left = await server().db.many(sql`
      select from held_application where form::text like '%sealedDemographics%'`);
    expect(left).toEqual([]);
  });

  it('the texts of a demographic question that applicants were asked cannot change, but it can be switched off', async () => {
    const refused = await change({ englishChoices: ['Young', 'Old'] });
    expect(faultsOf(refused)).toEqual({
      englishChoices: 'Applicants were asked it as it is. Turn it off, and create another.',
    });
    const answer = await change({ ...texts, isAsked: false });
    expect(answer.json().data).toMatchObject({ isAsked: false, wasAsked: true });
  });

  it.each([
    [{ englishChoices: ['One'] }, 'englishChoices', /2 to 12 choices/],
    [{ englishChoices: ['One', 'one '] }, 'englishChoices', /once/],
    [{ germanChoices: ['Eins'] }, 'germanChoices', /as many German choices/],
    [{ germanQuestion: '' }, 'germanQuestion', /German question too/],
    [{ germanChoices: [] }, 'germanChoices', /German choices too/],
    [{ englishQuestion: ' ' }, 'englishQuestion', /./],
  ])('an invalid demographic question is refused at its field: %j', async (parts, name, words) => {
    const answer = await caller.send('POST', path, { payload: { ...texts, ...parts } });
    expect(answer.statusCode).toBe(422);
    expect(faultsOf(answer)).toEqual({ [name]: expect.stringMatching(words) });
  });

  it('an application form asks at most ten demographic questions', async () => {
    for (let count = 1; count < 10; count += 1)
      await caller.send('POST', path, { payload: { ...texts, isAsked: true } });
    const answer = await caller.send('POST', path, { payload: { ...texts, isAsked: true } });
    expect(faultsOf(answer)).toEqual({ isAsked: expect.stringContaining('at most 10') });
  });

  const figures = async () =>
    (await caller.send('GET', '/api/v1/demographic-figures')).json().data as unknown;

  it('demographic figures start when a quarter has ended, with at least ten people, for departments that are large enough', async () => {
    const [large, small] = await server().db.many<{ id: number; name: string }>(sql`
      select id, name from department order by id limit 2`);
    const count = (quarter: string, departmentId: number | undefined, numbers: number[]) =>
      server().db.run(sql`
        insert into demographic_count (question_id, choice, department_id, quarter, answers)
        select ${question.id}, place - 1, ${departmentId},
          date_trunc('quarter', now() - ${quarter}::interval)::date, number
        from unnest(${numbers}::integer[]) with ordinality as counted (number, place)`);
    await count('0 months', large?.id, [50, 50, 50]);
    expect(await figures()).toEqual([
      { questionId: question.id, question: 'How old are you?', periods: [] },
    ]);
    await count('6 months', large?.id, [2, 30, 41]);
    await count('6 months', small?.id, [1, 11, 12]);
    expect(await figures()).toMatchObject([
      {
        periods: [
          {
            groups: [
              {
                ...{ departmentId: null, department: 'All departments' },
                lines: [
                  { choice: 'Older dreissigst', answers: 53 },
                  { choice: null, answers: 44 },
                ],
              },
              { departmentId: large?.id, department: large?.name },
              { departmentId: small?.id, lines: [{ answers: 12 }, { answers: 12 }] },
            ],
          },
        ],
      },
    ]);
    const usage = await caller.send('POST', `${path}/usage`, { payload: { id: [question.id] } });
    expect(JSON.stringify(usage.json())).not.toContain('53');
    expect((await caller.send('DELETE', `${path}/${question.id}`)).statusCode).toBe(409);
  });

  it.each([
    ['administrator', 200],
    ['auditor', 200],
    ['recruiting-manager', 403],
    ['recruiter', 403],
    ['hiring-manager', 403],
    ['payout-officer', 403],
    ['referrer', 403],
  ] as const)(
    'a %s who requests the demographic figures gets the status %i',
    async (role, status) => {
      const other = await server().signInAs(role);
      expect((await other.send('GET', '/api/v1/demographic-figures')).statusCode).toBe(status);
    },
  );
});
