import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { ApplicationSent, JobQuestions } from '../../../contract/applicants/applying/applying';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { jobCalls } from '../../jobs/postings/job-calls';
import {
  fillForm,
  describeWithPostedJob,
  postJob,
  postJobWithFile,
  resumePart,
  sendForm,
} from './applying-parts';

interface Taken {
  id: number;
  jobId: number;
  sourceName: string | null;
  referrerId: number | null;
  resumeFileId: string | null;
}

describeWithPostedJob((server, job) => {
  const filled = (fields: object = {}) => fillForm(server(), job(), fields);
  const send = (fields: object, options = {}) => sendForm(server(), job(), fields, options);
  const takenOf = (email: string) =>
    server().db.many<Taken>(sql`
        select application.id, application.job_id as "jobId", source.name as "sourceName",
          application.referrer_id as "referrerId", application.resume_file_id as "resumeFileId"
        from application join applicant on applicant.id = application.applicant_id
          left join applicant_source source on source.id = application.source_id
        where applicant.email = ${email} order by application.id`);
  const take = async (fields: ReturnType<typeof filled>, options = {}): Promise<Taken> => {
    const answer = await send(fields, options);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { state: 'received' } }]);
    const [taken] = await takenOf(fields.email);
    if (!taken) throw new Error('Nothing was taken in');
    return taken;
  };

  it('a stranger can read the questions of a live job, but not which answers mark an applicant', async () => {
    const answer = await server().app.inject(`/api/public/v1/jobs/${job().slug}/questions`);
    expect([...Value.Errors(One(JobQuestions), answer.json())]).toEqual([]);
    const { questions, consents, workBits } = answer.json().data;
    expect(questions[0]).toMatchObject({ field: 'answer-1', type: 'yes-no', isRequired: true });
    expect(questions[1].options).toContain('Day only');
    expect(answer.body).not.toMatch(/knock/i);
    expect(consents.map(({ field }: { field: string }) => field)).toEqual([
      'consent-application',
      'consent-talent-pool',
    ]);
    expect([workBits, answer.headers['access-control-allow-origin']]).toEqual([0, '*']);
  });

  it('an application is stored with person, resume, marked answers, consents and where the person came from', async () => {
    const fields = filled({
      ...{ 'answer-2': 'Day only', 'answer-3': '2027-01-04', 'consent-talent-pool': '1' },
      ...{ letter: 'Tea is my life.', utm_source: 'LinkedIn', utm_campaign: 'spring' },
    });
    const { id, sourceName, resumeFileId } = await take(fields, { files: { resume: resumePart } });
    expect([sourceName, typeof resumeFileId]).toEqual(['LinkedIn', 'string']);
    const answers = await server().db.many(sql`
        select question_id as q, answer, is_knock_out as "isKnockOut" from question_answer
        where application_id = ${id} order by question_id`);
    expect(answers).toEqual([
      { q: 1, answer: 'yes', isKnockOut: false },
      { q: 2, answer: 'Day only', isKnockOut: true },
      { q: 3, answer: '2027-01-04', isKnockOut: false },
    ]);
    const [sentWith] = await server().db.many<object>(sql`
        select letter, resume_text as "resumeText", last_touch as "lastTouch", (
          select count(*)::integer from application_consent where application_id = ${id}) as consents
        from sent_application where application_id = ${id}`);
    expect(sentWith).toMatchObject({
      ...{ letter: 'Tea is my life.', resumeText: 'Twelve years of tea.', consents: 2 },
      lastTouch: { source: 'LinkedIn', campaign: 'spring' },
    });
    const history = await server().db.one(sql`
        select actor_id from application_history where application_id = ${id}`);
    expect(history).toEqual({ actor_id: null });
  });

  it('all errors of an application are named at once, by field, and nothing is stored', async () => {
    const before = await server().db.one(sql`select count(*) as n from stored_file`);
    const refused = await readFieldErrors(
      send(
        {
          ...{ firstName: 'See www.spam.example', email: 'nobody', 'answer-2': 'Perhaps' },
          ...{ 'consent-application': '9', colour: 'red', stamp: 'x'.repeat(300) },
        },
        { files: { resume: [Buffer.from('<html>'), 'noor.pdf'] } },
      ),
    );
    expect(Object.keys(refused).sort()).toEqual([
      ...['answer-1', 'answer-2', 'colour', 'consent-application', 'email', 'firstName'],
      ...['resume', 'stamp'],
    ]);
    expect(await server().db.one(sql`select count(*) as n from stored_file`)).toEqual(before);
  });

  it('an application sent as JSON is validated like the form, and may have a pasted resume', async () => {
    const url = `/api/public/v1/jobs/${job().slug}/applications`;
    const post = (payload: object) => server().app.inject({ method: 'POST', url, payload });
    const fields = filled({ 'consent-application': 1 });
    const answer = await post(fields);
    expect([...Value.Errors(One(ApplicationSent), answer.json())]).toEqual([]);
    expect(await takenOf(fields.email)).toHaveLength(1);
    expect(
      Object.keys(await readFieldErrors(post({ firstName: 'Noor', email: 'a@b.example' }))),
    ).toEqual(['resume', 'answer-1', 'consent-application']);
  });

  it('two requests with the same key store one application, even when both arrive at the same time', async () => {
    const fields = filled();
    const both = await Promise.all([1, 2].map(() => send(fields, { key: 'press-1' })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await takenOf(fields.email)).toHaveLength(1);
  });

  it('no application is lost when many people apply for a job at the same time', async () => {
    const forms = Array.from({ length: 9 }, () => filled());
    const answers = await Promise.all(
      forms.map((fields) => send(fields, { files: { resume: resumePart } })),
    );
    expect(answers.map(({ body }) => body)).toEqual(
      forms.map(() => JSON.stringify({ data: { state: 'received' } })),
    );
  });

  it('a person who applies for a job that was closed meanwhile is offered other open jobs', async () => {
    const caller = await server().signInAs('administrator');
    const closed = await postJob(server(), { jobTitle: 'Short Lived' });
    await jobCalls(() => caller).update(closed.id, { jobStatusId: 3 });
    const answer = await sendForm(server(), closed, fillForm(server(), closed));
    expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'GONE']);
    expect(answer.json().error.current.jobs).toContainEqual({
      slug: job().slug,
      title: 'Tea Taster',
    });
    const unknown = await server().app.inject('/api/public/v1/jobs/never/questions');
    expect(unknown.statusCode).toBe(404);
  });

  it('deleting an applicant deletes the file that answers a question, too', async () => {
    const caller = await server().signInAs('administrator');
    const { field, ...posted } = await postJobWithFile(server());
    const { 'answer-1': _, 'answer-2': __, ...fields } = fillForm(server(), posted);
    expect(await readFieldErrors(sendForm(server(), posted, fields))).toHaveProperty(field);
    const answer = await sendForm(server(), posted, fields, { files: { [field]: resumePart } });
    expect(answer.statusCode).toBe(200);
    const [taken] = await takenOf(fields.email);
    const files = () => server().db.many(sql`select id from stored_file where name = 'noor.pdf'`);
    const before = (await files()).length;
    await caller.send('POST', '/api/v1/multiple-application-delete', {
      payload: { applicantId: [taken?.id] },
    });
    expect(await takenOf(fields.email)).toEqual([]);
    expect((await files()).length).toBe(before - 1);
  });
});
