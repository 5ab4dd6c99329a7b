import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { messages } from '../../../contract/messages';
import type { Role } from '../../../contract/permission';
import { AnsweredQuestion, type QuestionRow } from '../../../contract/jobs/questions/question';
import {
  questionGroupShapes,
  QuestionsOfGroup,
  type QuestionGroupRecord,
  type QuestionGroupRow,
} from '../../../contract/jobs/questions/question-group';
import { onDatabase, type Caller } from '../../server';
import { readFieldErrors } from '../../platform/http/refused-fields';
import { minimalJob } from '../postings/job-parts';

const groups = '/api/v1/question-group';
const questions = '/api/v1/questions';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const post = (path: string, payload: object) => caller.send('POST', path, { payload });
    const stored = async <T>(path: string, payload: object): Promise<T> => {
      const answer = await post(path, payload);
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const newGroup = (parts: object = {}): Promise<QuestionGroupRecord> => {
      made += 1;
      const group = { questionGroupName: `Group ${made}`, description: 'Asked', status: 1 };
      return stored(groups, { ...group, ...parts });
    };
    const newQuestion = (questionGroupId: number, parts: object = {}): Promise<QuestionRow> =>
      stored(questions, { questionGroupId, question: 'Why us?', status: 1, ...parts });
    const list = async (query: Record<string, string | string[]>) =>
      (await caller.send('GET', groups, { query })).json() as Many<QuestionGroupRow>;
    const answerTo = async (questionId: number, answer: string, application = sql`min(id)`) =>
      server().db.run(sql`
        insert into question_answer (question_id, application_id, answer)
        select ${questionId}, ${application}, ${answer} from application`);

    it('a question group is created from a form, and listed with its questions', async () => {
      const answer = await caller.send('POST', groups, {
        payload: 'questionGroupName=%20Night+shift%20&description=Before+we+talk&status=1',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const { data } = answer.json();
      expect([...Value.Errors(One(questionGroupShapes.record), answer.json())]).toEqual([]);
      expect(data).toMatchObject({ questionGroupName: 'Night shift', status: 1, version: 1 });
      const first = await newQuestion(data.id, { question: 'Can you work at night?' });
      const second = await newQuestion(data.id, { question: 'Since when?', status: 0 });
      const page = await list({ search: 'night sh' });
      expect([...Value.Errors(Many(questionGroupShapes.row), page)]).toEqual([]);
      expect(page.data[0]?.question).toEqual([
        { id: first.id, question: 'Can you work at night?', status: 1 },
        { id: second.id, question: 'Since when?', status: 0 },
      ]);
    });

    it('question groups can be paged, searched, sorted, and filtered by status', async () => {
      await newGroup({ questionGroupName: 'Closed down', status: 0 });
      const inactive = await list({ status: '0', limit: '500' });
      expect(inactive.data.map((row) => row.status)).toEqual(inactive.data.map(() => 0));
      expect(inactive.data.map((row) => row.questionGroupName)).toContain('Closed down');
      const whole = await list({ limit: '500' });
      const names = whole.data.map((row) => row.questionGroupName.toLowerCase());
      expect(names).toEqual(names.toSorted());
      expect((await list({ limit: '2', page: '2' })).data).toEqual(whole.data.slice(2, 4));
    });

    it('a question group is returned with a page of its own questions', async () => {
      const { id } = await newGroup();
      for (const question of ['Alpha', 'Beta', 'Gamma']) await newQuestion(id, { question });
      const { data, meta } = (
        await caller.send('GET', `${groups}/${id}`, { query: { limit: '2', search: 'a' } })
      ).json();
      expect([...Value.Errors(QuestionsOfGroup, { data, meta })]).toEqual([]);
      expect(data.question.map((row: QuestionRow) => row.question)).toEqual(['Alpha']);
      const page = await caller.send('GET', `${groups}/${id}`, {
        query: { limit: '2', page: '2' },
      });
      expect(page.json().data.question).toMatchObject([{ question: 'Gamma', questionGroupId: id }]);
      expect(page.json().meta).toMatchObject({ total: 3, from: 3, to: 3, last_page: 2 });
      expect((await caller.send('GET', `${groups}/999999`)).statusCode).toBe(404);
    });

    it.each([
      [groups, { questionGroupName: ' ' }, 'questionGroupName'],
      [groups, { questionGroupName: 'x'.repeat(101) }, 'questionGroupName'],
      [groups, { description: '' }, 'description'],
      [groups, { status: 2 }, 'status'],
      [groups, { colour: 'red' }, 'colour'],
      [questions, { question: '\t' }, 'question'],
      [questions, { question: 'x'.repeat(1_001) }, 'question'],
      [questions, { status: 'Active' }, 'status'],
      [questions, { questionGroupId: 999_999 }, 'questionGroupId'],
      [questions, { type: 'colour' }, 'type'],
      [questions, { type: 'choice', options: ['Only one'] }, 'options'],
      [questions, { type: 'choice', options: ['Day', ' day'] }, 'options'],
      [questions, { options: ['Day', 'Night'] }, 'options'],
      [questions, { type: 'choice', options: ['a', 'b'], knockOut: ['c'] }, 'knockOut'],
      [questions, { type: 'number', knockOut: ['two'] }, 'knockOut'],
      [questions, { type: 'yes-no', knockOut: ['perhaps'] }, 'knockOut'],
      [questions, { type: 'date', knockOut: ['2026-01-01'] }, 'knockOut'],
    ])('a request to %s with %j is refused at the field', async (path, parts, field) => {
      const group = { questionGroupName: 'Any', description: 'Any', status: 1 };
      const question = { questionGroupId: 1, question: 'Any?', status: 1 };
      const refused = await readFieldErrors(
        post(path, { ...(path === groups ? group : question), ...parts }),
      );
      expect(Object.keys(refused)).toEqual([field]);
    });

    it('a change of a question changes the sent fields only', async () => {
      const { id: group } = await newGroup();
      const { id, version } = await newQuestion(group, { description: 'Kept' });
      const path = `${questions}/${id}`;
      const payload = { question: 'Why here?', questionGroupId: group, version };
      const changed = await caller.send('PUT', path, { payload });
      expect(changed.json().data).toMatchObject({ question: 'Why here?', description: 'Kept' });
    });

    it('a question with a type keeps its options, and a change of its type is validated with the stored values', async () => {
      const { id: group } = await newGroup();
      const typed = { type: 'number', isRequired: true, knockOut: ['below 2', 'above 90.5'] };
      const { id } = await newQuestion(group, typed);
      const path = `${questions}/${id}`;
      expect((await caller.send('GET', path)).json().data).toMatchObject({ ...typed, options: [] });
      const change = (payload: object) => caller.send('PUT', path, { payload });
      expect(await readFieldErrors(change({ type: 'text' }))).toHaveProperty('knockOut');
      const choice = { type: 'choice', options: ['Day', 'Night'], knockOut: ['Night'] };
      expect((await change(choice)).json().data).toMatchObject({ ...choice, isRequired: true });
    });

    it('a question created by an earlier client asks for an optional text', async () => {
      const { id: group } = await newGroup();
      expect(await newQuestion(group)).toMatchObject({
        type: 'text',
        isRequired: false,
        options: [],
      });
    });

    it('deleting a question group deletes its questions, and is refused while a job uses the group', async () => {
      const { id, questionGroupName } = await newGroup();
      const { id: question } = await newQuestion(id);
      const job = await stored<{ jobId: number }>('/api/v1/job', {
        ...minimalJob,
        questionGroupId: id,
      });
      const refused = await caller.send('DELETE', `${groups}/${id}`);
      expect(refused.json().error).toMatchObject({
        code: 'IN_USE',
        message: `Nothing was deleted: ${questionGroupName} is used by 1 job.`,
      });
      expect((await post(`${groups}/usage`, { id: [id] })).json().data).toEqual({
        used: 1,
        records: [{ id, name: questionGroupName, by: [{ kind: 'job', words: '1 job' }] }],
      });
      const query = { questionGroupId: String(id) };
      const using = (await caller.send('GET', '/api/v1/job', { query })).json();
      expect(using.data.map(({ jobId }: { jobId: number }) => jobId)).toEqual([job.jobId]);
      expect(using.meta.total).toBe(1);
      await caller.send('DELETE', '/api/v1/jobs', { payload: { jobId: [job.jobId] } });
      expect((await caller.send('DELETE', `${groups}/${id}`)).json().data).toEqual({ deleted: 1 });
      expect((await caller.send('GET', `${questions}/${question}`)).statusCode).toBe(404);
    });

    it('all matching questions are deleted in their group only, except those with answers', async () => {
      const [mine, other] = [await newGroup(), await newGroup()];
      const kept = await newQuestion(other.id);
      const answered = await newQuestion(mine.id);
      await newQuestion(mine.id);
      await answerTo(answered.id, 'Because.');
      const remove = (body: object) => post('/api/v1/multiple-questions-delete', body);
      const matching = { questionGroupId: mine.id };
      expect((await remove({ matching, expected: 2 })).json().error.message).toBe(
        'Nothing was deleted: Why us? is used by 1 answer of an applicant.',
      );
      const rest = await remove({ matching, except: [answered.id], expected: 1 });
      expect(rest.json().data).toEqual({ deleted: 1 });
      expect((await caller.send('GET', `${questions}/${kept.id}`)).statusCode).toBe(200);
      expect((await caller.send('DELETE', `${groups}/${mine.id}`)).statusCode).toBe(409);
    });

    it('a job accepts only active groups with an active question, but keeps the group that it has', async () => {
      const usable = await newGroup();
      const { id: question } = await newQuestion(usable.id);
      const job = await stored<{ jobId: number }>('/api/v1/job', {
        ...minimalJob,
        questionGroupId: usable.id,
      });
      const refusal = {
        questionGroupId: 'Choose a question group that is active and has questions.',
      };
      const choose = (id: number) =>
        readFieldErrors(post('/api/v1/job', { ...minimalJob, questionGroupId: id }));
      await caller.send('PUT', `${questions}/${question}`, { payload: { status: 0 } });
      expect(await choose(usable.id)).toEqual(refusal);
      expect(await choose((await newGroup({ status: 0 })).id)).toEqual(refusal);
      expect(await choose(999_999)).toEqual({ questionGroupId: messages.gone });
      const stays = await caller.send('PUT', `/api/v1/job/${job.jobId}`, {
        payload: { questionGroupId: usable.id, jobTitle: 'Still asked' },
      });
      expect(stays.statusCode).toBe(200);
    });

    it('answers are shown only for applicants whom the person sees in full, the newest first', async () => {
      const { id: group } = await newGroup();
      const { id } = await newQuestion(group);
      await answerTo(id, 'First', sql`min(id)`);
      await answerTo(id, 'Second', sql`max(id)`);
      const answersOf = async (role: Role) => {
        const answer = await (await server().signInAs(role)).send('GET', `${questions}/${id}`);
        expect([...Value.Errors(AnsweredQuestion, answer.json())]).toEqual([]);
        return answer.json().data.answers.map((one: { answer: string }) => one.answer);
      };
      expect(await answersOf('administrator')).toEqual(['Second', 'First']);
      const fileFor = async (role: Role, rows: object) => {
        const person = await server().signInAs(role);
        const payload = { kind: 'list', list: 'question-answer', rows };
        const ticket = await person.send('POST', '/api/v1/file-tickets', { payload });
        if (ticket.statusCode !== 200) return ticket.statusCode;
        const file = await server().app.inject({ url: ticket.json().data.url });
        return file.body
          .slice(1)
          .split('\r\n')
          .map((line) => line.split(',').slice(0, 2).join());
      };
      const all = { matching: { questionId: id } };
      const lines = ['Question,Answer', 'Why us?,First', 'Why us?,Second', ''];
      expect(await fileFor('administrator', all)).toEqual(lines);
      const search = { matching: { questionId: id, search: 'sec' } };
      expect(await fileFor('administrator', search)).toEqual([lines[0], lines[2], '']);
      expect(await fileFor('recruiter', all)).toEqual([lines[0], '']);
      expect(await fileFor('auditor', all)).toEqual([lines[0], '']);
      expect(await fileFor('payout-officer', all)).toBe(403);
      expect(await answersOf('recruiter')).toEqual([]);
      expect(await answersOf('auditor')).toEqual([]);
    });

    it('question groups and questions can be exported', async () => {
      const { id } = await newGroup({ questionGroupName: 'On file' });
      const { id: question } = await newQuestion(id, {
        ...{ question: '=cmd', type: 'choice', options: ['Day', '=Night'] },
        ...{ isRequired: true, knockOut: ['=Night'] },
      });
      const fileOf = async (name: string, rows: object) => {
        const payload = { kind: 'list', list: name, rows };
        const ticket = await post('/api/v1/file-tickets', payload);
        return (await server().app.inject({ url: ticket.json().data.url })).body.slice(1);
      };
      expect(await fileOf('question-group', { id: [id] })).toBe(
        'Template Name,Description,Status\r\nOn file,Asked,Active\r\n',
      );
      expect(await fileOf('questions', { id: [question] })).toBe(
        [
          'Questions,Description,Status,Question Group,Type,Options,Required,Marked answers',
          "'=cmd,,Active,On file,choice,Day; =Night,Yes,'=Night",
          '',
        ].join('\r\n'),
      );
    });
  },
  { data: 'company' },
);
