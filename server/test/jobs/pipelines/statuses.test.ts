import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { Many, One } from '../../../contract/answer';
import { StatusChoice } from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import {
  applicantStatusShapes,
  statusShapes,
  type StatusRecord,
} from '../../../contract/jobs/pipelines/status';
import { onDatabase, type Caller } from '../../server';

const texts = '/api/v1/applicant-status';
const path = '/api/v1/status';
let made = 0;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const post = async (where: string, payload: object, as = caller) =>
      as.send('POST', where, { payload });
    const put = async (where: string, payload: object) => caller.send('PUT', where, { payload });
    const createText = async (parts: object = {}): Promise<StatusRecord> => {
      made += 1;
      const answer = await post(texts, { status: `Waiting ${made}`, ...parts });
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    };
    const create = async (stageId: number, parts: object = {}): Promise<StatusRecord> => {
      made += 1;
      const answer = await post(path, { name: `Checked ${made}`, stageId, ...parts });
      expect(answer.statusCode).toBe(200);
      return answer.json().data;
    };
    const read = async (where: string, query = {}) =>
      (await caller.send('GET', where, { query })).json();
    const idsOfStage = async (id: number): Promise<number[]> =>
      (await read(`/api/v1/stage/${id}`)).data.status.map((one: { id: number }) => one.id);

    it('a new status is in both lists of statuses, with exactly the fields of the contract', async () => {
      const { id, status, category } = await createText();
      expect(category).toBe('active');
      const page = await read(texts, { search: status.toUpperCase() });
      expect([...Value.Errors(Many(applicantStatusShapes.row), page)]).toEqual([]);
      expect(page.data).toMatchObject([{ id, status, stages: [], isReserved: false }]);
      const same = await read(path, { search: status });
      expect([...Value.Errors(Many(statusShapes.row), same)]).toEqual([]);
      expect(same.data).toMatchObject([{ id, name: status, stageId: null, stageStatus: null }]);
    });

    it('a status renamed in one of the two lists is renamed in the other, and its new category is stored', async () => {
      const { id, version } = await createText();
      const answer = await put(`${texts}/${id}`, {
        status: 'Parked',
        category: 'on-hold',
        version,
      });
      expect(answer.json().data).toMatchObject({ status: 'Parked', version: version + 1 });
      expect((await read(`${path}/${id}`)).data).toMatchObject({
        name: 'Parked',
        category: 'on-hold',
      });
    });

    it.each([
      [texts, { status: ' ' }, { status: messages.setup.statusName }],
      [texts, { status: 'x'.repeat(101) }, { status: 'Enter at most 100 characters' }],
      [texts, { status: 'Any', category: 'fine' }, { category: expect.any(String) }],
      [path, { stageId: 1 }, { name: messages.setup.newStatusName }],
      [path, { name: '', stageId: 1 }, { name: messages.setup.newStatusName }],
      [path, { name: 'Any' }, { stageId: messages.setup.statusStage }],
      [path, { name: 'Any', stageId: 0 }, { stageId: messages.setup.statusStage }],
      [path, { name: 'Any', stageId: 999_999 }, { stageId: messages.setup.goneStage }],
    ])(
      'a request to %s with %j is refused with the message of the field',
      async (where, body, fields) => {
        const answer = await post(where, body);
        expect(answer.statusCode).toBe(422);
        expect(answer.json().error.fields).toEqual(fields);
      },
    );

    it('a new status is the last in its stage, before Rejected', async () => {
      const { id, stageId, stageStatus } = await create(2);
      expect([stageId, stageStatus?.id]).toEqual([2, 2]);
      const ids = await idsOfStage(2);
      expect(ids[0]).toBe(1);
      expect(ids.slice(-2)).toEqual([id, 2]);
    });

    it('a status that is put into another stage leaves its former stage', async () => {
      const { id, version } = await create(2);
      const answer = await put(`${path}/${id}`, { stageId: 3, version });
      expect(answer.json().data).toMatchObject({ stageId: 3, stages: [{ id: 3 }] });
      expect(await idsOfStage(2)).not.toContain(id);
      expect((await idsOfStage(3)).slice(-2)).toEqual([id, 2]);
    });

    it('a status cannot leave a stage while applicants have the status there', async () => {
      const used = await server().db.one<{ status: number; stage: number; n: number }>(sql`
        select status_id as status, stage_id as stage, n from application_stage_total
        where n > 1 and status_id > 100
          and stage_id = (select min(stage_id) from stage_status s
            where s.status_id = application_stage_total.status_id) limit 1`);
      const to = used?.stage === 1 ? 2 : 1;
      const answer = await put(`${path}/${used?.status}`, { stageId: to });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error.message).toContain(`${used?.n} applicants stand there`);
      expect(await idsOfStage(used?.stage ?? 0)).toContain(used?.status);
    });

    it.each([1, 2, 19])('the reserved status %s cannot be changed', async (id) => {
      const { data } = await read(`${texts}/${id}`);
      expect(data.isReserved).toBe(true);
      const renamed = await put(`${texts}/${id}`, { status: 'Mine' });
      expect(renamed.statusCode).toBe(409);
      const gone = await caller.send('DELETE', `${texts}/${id}`);
      expect(gone.json().error.message).toBe(
        `Nothing was deleted: ${data.status} is one of every installation, so it stays as it is.`,
      );
    });

    it('an unused status can be deleted, and the refusal for a used one names its use', async () => {
      const { id } = await createText();
      expect((await caller.send('DELETE', `${path}/${id}`)).json().data).toEqual({ deleted: 1 });
      const inStage = await create(2);
      const usage = await post(`${path}/usage`, { id: [inStage.id] });
      expect(usage.json().data.records).toEqual([
        { id: inStage.id, name: inStage.name, by: [{ words: '1 stage', kind: 'stage' }] },
      ]);
      const refused = await caller.send('DELETE', `${texts}/${inStage.id}`);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error.message).toBe(
        `Nothing was deleted: ${inStage.name} is used by 1 stage.`,
      );
    });

    it('a status that is a default in General Settings cannot be deleted, and the refusal names that use', async () => {
      const { id, status } = await createText();
      const defaults = '/api/v1/general-settings';
      const { data: before } = await read(defaults);
      await put(defaults, { withoutHiringProcessId: id, withoutPayableStatusId: id });
      const usage = await post(`${texts}/usage`, { id: [id] });
      expect(usage.json().data.records[0].by).toEqual([
        { words: '2 defaults in General Settings', kind: 'general-settings' },
      ]);
      const refused = await caller.send('DELETE', `${texts}/${id}`);
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        409,
        `Nothing was deleted: ${status} is used by 2 defaults in General Settings.`,
      ]);
      const { withoutHiringProcessId, withoutPayableStatusId } = before;
      await put(defaults, { withoutHiringProcessId, withoutPayableStatusId });
      expect((await caller.send('DELETE', `${texts}/${id}`)).statusCode).toBe(200);
    });

    it('a status that applicants had earlier cannot be deleted, because their history needs it', async () => {
      const { id, status } = await createText();
      await server().db.run(sql`
        with one as (select id from application limit 1)
        update application set status_id = ${id} from one where application.id = one.id`);
      await server().db.run(sql`
        insert into application_history (application_id, status_id)
        select id, ${id} from application where status_id = ${id}`);
      await server().db.run(sql`update application set status_id = 1 where status_id = ${id}`);
      const refused = await caller.send('DELETE', `${texts}/${id}`);
      expect(refused.json().error.message).toBe(
        `Nothing was deleted: ${status} is used by 1 applicant who was in it before.`,
      );
    });

    it('applicants with a status are in the lists of its new category at once', async () => {
      const used = await server().db.one<{ id: number; n: number }>(sql`
        select status.id, count(*) as n from status join application on status_id = status.id
        where category = 'active' and status.id > 100 group by 1 order by 2 desc limit 1`);
      const totals = async () => {
        const of = async (category: string) =>
          (await read('/api/v2/application', { category, limit: '1' })).meta.total as number;
        return [await of('active'), await of('withdrawn')];
      };
      const [active = 0, withdrawn = 0] = await totals();
      await put(`${texts}/${used?.id}`, { category: 'withdrawn' });
      const n = used?.n ?? 0;
      expect(await totals()).toEqual([active - n, withdrawn + n]);
      await put(`${path}/${used?.id}`, { category: 'active' });
      expect(await totals()).toEqual([active, withdrawn]);
    });

    it('the fixed statuses, and those without a hiring process, are returned as ids and names', async () => {
      for (const where of ['default-status-in-stage', 'applicant-status-without-hiring-process']) {
        const answer = await read(`/api/v1/${where}`);
        expect(answer.data.length).toBeGreaterThan(1);
        expect([...Value.Errors(One(StatusChoice), { data: answer.data[0] })]).toEqual([]);
      }
      const { data } = await read('/api/v1/default-status-in-stage');
      expect(data.map((one: StatusChoice) => one.name)).toEqual(['To-be-start', 'Rejected']);
    });

    it('an export has the selected statuses', async () => {
      const { id, status } = await createText();
      const ticket = await post('/api/v1/file-tickets', {
        kind: 'list',
        list: 'applicant-status',
        rows: { id: [id] },
      });
      const file = await server().app.inject({ url: ticket.json().data.url });
      expect(file.body.replace('\uFEFF', '').split('\r\n').slice(0, 2)).toEqual([
        'Status,Category',
        `${status},active`,
      ]);
    });
  },
  { data: 'company' },
);
