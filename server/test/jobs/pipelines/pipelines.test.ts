import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { createPipelineFiller } from './fill-pipeline';
import { Many, One } from '../../../contract/answer';
import { messages } from '../../../contract/messages';
import {
  Landing,
  pipelineShapes,
  type PipelineRecord,
} from '../../../contract/jobs/pipelines/pipeline';
import { stageShapes, type StageRow } from '../../../contract/jobs/pipelines/stage';
import { onDatabase, type Caller } from '../../server';

const stagePath = '/api/v1/stage';
const path = '/api/v1/pipeline';
let made = 0;
const next = (word: string) => `${word} ${(made += 1)}`;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const send = (method: 'POST' | 'PUT' | 'DELETE', where: string, payload?: object) =>
      caller.send(method, where, payload && { payload });
    const read = async (where: string, query = {}) =>
      (await caller.send('GET', where, { query })).json();
    const createStage = async (statusId: number[] = [101, 102]): Promise<StageRow> =>
      (await send('POST', stagePath, { name: next('Stage'), statusId })).json().data;
    const create = async (stageIds: number[]): Promise<PipelineRecord> => {
      const stage = stageIds.map((stageId, place) => ({ sequence: place + 1, stageId }));
      return (await send('POST', path, { name: next('Way'), stage })).json().data;
    };
    const idsOf = (parts: { id: number }[]) => parts.map(({ id }) => id);
    const fillPipeline = createPipelineFiller(server);
    const standing = async (jobId: number) =>
      server().db.many<{ stage_id: number; n: number }>(sql`
        select stage_id, count(*)::integer as n from application where job_id = ${jobId}
        group by 1 order by 1`);

    it('a stage is created by JSON or by a form, with its statuses between the two fixed ones', async () => {
      const listed = await send('POST', stagePath, {
        name: next('Stage'),
        status: [
          { sequence: 3, statusId: 102 },
          { sequence: 2, statusId: 101 },
        ],
      });
      expect([...Value.Errors(One(stageShapes.record), listed.json())]).toEqual([]);
      expect(
        listed
          .json()
          .data.status.map((one: { id: number; sequence: number }) => [one.id, one.sequence]),
      ).toEqual([
        [1, 1],
        [101, 2],
        [102, 3],
        [2, 4],
      ]);
      const formed = await caller.send('POST', stagePath, {
        payload: `name=${next('Stage')}&statusId[0][id]=102&statusId[1][id]=101`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(idsOf(formed.json().data.status)).toEqual([1, 102, 101, 2]);
    });

    it.each([
      [{ statusId: [101] }, { name: messages.setup.stageName }],
      [{ name: ' ', statusId: [101] }, { name: messages.setup.stageName }],
      [{ name: 'Any' }, { status: messages.setup.stageStatuses }],
      [{ name: 'Any', statusId: [1, 2] }, { status: messages.setup.stageStatuses }],
      [{ name: 'Any', statusId: [999_999] }, { status: messages.setup.goneStatus }],
    ])('the stage %j is refused at the field', async (body, fields) => {
      const answer = await send('POST', stagePath, body);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
    });

    it('the order of statuses in a stage is stored; a stale order is refused with the current one', async () => {
      const { id, version } = await createStage();
      const status = [
        { sequence: 4, statusId: 101 },
        { sequence: 3, statusId: 102 },
      ];
      const kept = await send('PUT', `${stagePath}/${id}`, { status, version });
      expect(idsOf(kept.json().data.status)).toEqual([1, 102, 101, 2]);
      const stale = await send('PUT', `${stagePath}/${id}/status`, { statusId: [101], version });
      expect(stale.statusCode).toBe(409);
      expect(idsOf(stale.json().error.current.status)).toEqual([1, 102, 101, 2]);
      const mapped = await send('PUT', `${stagePath}/${id}/status`, { statusId: [103] });
      expect(idsOf(mapped.json().data.status)).toEqual([1, 103, 2]);
    });

    it('a status with applicants cannot be removed from its stage, and the refusal gives their number', async () => {
      const stage = await createStage([101, 102]);
      const pipeline = await create([stage.id]);
      await fillPipeline(pipeline, 3);
      const answer = await send('PUT', `${stagePath}/${stage.id}`, { statusId: [102] });
      expect(answer.statusCode).toBe(409);
      expect(answer.json().error.fields.status).toMatch(/3 applicants stand there/);
      const usage = await send('POST', `${stagePath}/usage`, { id: [stage.id] });
      expect(usage.json().data.records[0].by).toEqual([
        { words: '1 pipeline', kind: 'pipeline' },
        { words: '3 applicants', kind: 'application' },
      ]);
      expect((await send('DELETE', `${stagePath}/${stage.id}`)).statusCode).toBe(409);
    });

    it('the stages of a pipeline are in the order of their sequence numbers', async () => {
      const [a, b] = [await createStage(), await createStage()];
      const { id, name } = await create([b.id, a.id]);
      const one = await read(`${path}/${id}`);
      expect([...Value.Errors(One(pipelineShapes.record), one)]).toEqual([]);
      expect(idsOf(one.data.stage)).toEqual([b.id, a.id]);
      const page = await read(path, { search: name });
      expect([...Value.Errors(Many(pipelineShapes.row), page)]).toEqual([]);
      expect((await read(path, { stageId: String(a.id) })).data).toMatchObject([{ id }]);
    });

    it('a stale order of stages is refused with the current one, and changes nothing', async () => {
      const [a, b, c] = [await createStage(), await createStage(), await createStage()];
      const { id, version } = await create(idsOf([a, b, c]));
      const order = (...stages: { id: number }[]) =>
        send('PUT', `${path}/${id}`, { stageId: idsOf(stages), version });
      expect((await order(c, a, b)).statusCode).toBe(200);
      const stale = await order(b, a, c);
      expect(stale.statusCode).toBe(409);
      expect(idsOf(stale.json().error.current.stage)).toEqual(idsOf([c, a, b]));
      expect(idsOf((await read(`${path}/${id}`)).data.stage)).toEqual(idsOf([c, a, b]));
    });

    it.each([
      [{ stageId: [1] }, { name: messages.setup.pipelineName }],
      [{ name: 'Any', stage: [] }, { stage: messages.setup.pipelineStages }],
      [{ name: 'Any', stageId: [999_999] }, { stage: messages.setup.goneStage }],
      [{ name: 'Any', stageId: Array.from({ length: 201 }, (_, n) => n + 1) }, expect.anything()],
    ])('the pipeline %j is refused at the field', async (body, fields) => {
      const answer = await send('POST', path, body);
      expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
    });

    it('a pipeline of a hundred stages is created and read in full', async () => {
      const rows = await server().db.many<{ id: number }>(sql`
        insert into stage (name) select 'Hundred ' || n from generate_series(1, 100) n returning id`);
      const { stage } = await create(idsOf(rows));
      expect(idsOf(stage)).toEqual(idsOf(rows));
    });

    it('a pipeline of a thousand applicants is changed, and the resulting moves are applied and undone', async () => {
      const one = (await createStage()).id;
      const two = (await createStage()).id;
      const three = (await createStage()).id;
      const four = (await createStage()).id;
      const pipeline = await create([one, two, three]);
      const jobId = await fillPipeline(pipeline, 1_000);
      const before = await standing(jobId);
      const version = pipeline.version;
      const changed = await send('PUT', `${path}/${pipeline.id}`, {
        stageId: [one, four, three],
        version,
      });
      expect(changed.json().data).toMatchObject({ keepEarlier: 1_000, version: version + 1 });

      const [kept] = await server().db.many<{ id: number }>(sql`
        select id from application where job_id = ${jobId} and stage_id = ${two} limit 1`);
      const way = async () =>
        idsOf((await read(`/api/v1/candidate-history/${kept?.id}`)).data.stages);
      expect(await way()).toEqual([one, two, three]);
      const keeping = await read('/api/v2/application', { keptStageId: String(two), limit: '1' });
      expect(keeping.meta.total).toBe(1_000);

      const preview = await read(`${path}/${pipeline.id}/landing`);
      expect([...Value.Errors(One(Landing), preview)]).toEqual([]);
      expect(preview.data.applicants).toBe(1_000);
      expect(
        preview.data.groups.map((group: Landing['groups'][number]) => [group.from.id, group.to]),
      ).toEqual([
        [one, one],
        [two, three],
        [three, three],
      ]);
      const stale = await send('POST', `${path}/${pipeline.id}/move-over`, { expected: 999 });
      expect(stale.statusCode).toBe(409);

      const moved = await send('POST', `${path}/${pipeline.id}/move-over`, {
        expected: 1_000,
        landing: [{ from: two, to: four }],
        version: version + 1,
      });
      expect(moved.json().data.moved).toBe(1_000);
      expect((await standing(jobId)).map((row) => row.stage_id)).toEqual([one, three, four]);
      expect(await way()).toEqual([one, four, three]);
      expect((await read(`${path}/${pipeline.id}`)).data.keepEarlier).toBe(0);
      const past = { jobId: String(jobId), pastStageId: String(two), limit: '1' };
      const usage = await send('POST', `${stagePath}/usage`, { id: [two] });
      expect(usage.json().data.records[0].by.at(-1)).toEqual({
        words: `${(await read('/api/v2/application', past)).meta.total} applicants who were in it before`,
        kind: 'application.past',
      });

      const { id } = moved.json().data.undo;
      const undone = await send('POST', `${path}/${pipeline.id}/move-over/undo`, { id });
      expect(undone.json().data).toEqual({ back: 1_000 });
      expect(await standing(jobId)).toEqual(before);
      expect(await way()).toEqual([one, two, three]);

      const restored = await send('PUT', `${path}/${pipeline.id}`, { stageId: [one, two, three] });
      expect(restored.json().data.keepEarlier).toBe(0);
      const left = await server().db.one<{ n: number }>(sql`
        select count(*)::integer as n from pipeline_version where pipeline_id = ${pipeline.id}`);
      expect(left?.n).toBe(0);
    });

    it('new applicants get a pipeline’s changed stages, and applicants in its earlier stages can move among those', async () => {
      const [a, b] = [await createStage(), await createStage()];
      const pipeline = await create([a.id]);
      const jobId = await fillPipeline(pipeline, 2);
      await send('PUT', `${path}/${pipeline.id}`, { stageId: [b.id] });
      const [kept] = await server().db.many<{ id: number }>(
        sql`select id from application where job_id = ${jobId} limit 1`,
      );
      const refused = await send('PUT', `/api/v1/application/${kept?.id}`, {
        stageId: b.id,
        statusId: 101,
      });
      expect(refused.statusCode).toBe(422);
      const moved = await send('PUT', `/api/v1/application/${kept?.id}`, {
        stageId: a.id,
        statusId: 102,
      });
      expect(moved.statusCode).toBe(200);
      const added = await send('POST', '/api/v1/application', {
        jobId,
        firstName: 'New',
        applicantEmail: 'new.comer@example.com',
      });
      expect(added.statusCode).toBe(200);
      const options = await send('POST', '/api/v1/application/status-options', {
        matching: { jobId },
      });
      expect(options.json().data).toMatchObject({ total: 3, agree: false });
      expect(options.json().data.pipelines.map((one: { name: string }) => one.name)).toEqual([
        `${pipeline.name} (earlier stages)`,
        pipeline.name,
      ]);
    });

    it('applicants lose the earlier stages of a pipeline when their job gets another pipeline', async () => {
      const [a, b] = [await createStage(), await createStage()];
      const [left, taken] = [await create([a.id]), await create([b.id])];
      const jobId = await fillPipeline(left, 2);
      const other = await fillPipeline(left, 1);
      const changed = await send('PUT', `${path}/${left.id}`, { stageId: [b.id] });
      expect(changed.json().data.keepEarlier).toBe(3);
      const same = await send('PUT', `/api/v1/job/${jobId}`, { pipeLineId: left.id });
      expect(same.statusCode).toBe(200);
      expect((await read(`${path}/${left.id}`)).data.keepEarlier).toBe(3);
      const moved = await send('PUT', `/api/v1/job/${jobId}`, { pipeLineId: taken.id });
      expect(moved.statusCode).toBe(200);
      expect((await read(`${path}/${left.id}`)).data.keepEarlier).toBe(1);
      await server().db.run(sql`delete from application where job_id = ${other}`);
    });

    it('unused pipelines are deleted singly or together, and the refusal for a used one gives the number of its jobs', async () => {
      const { id: stage } = await createStage();
      const [first, second, third] = [
        await create([stage]),
        await create([stage]),
        await create([stage]),
      ];
      expect((await send('DELETE', `${path}/${first.id}`)).json().data).toEqual({ deleted: 1 });
      await fillPipeline(third, 1);
      const refused = await send('DELETE', path, { ids: [second.id, third.id] });
      expect(refused.json().error.message).toBe(
        `Nothing was deleted: ${third.name} is used by 1 job.`,
      );
      expect((await read('/api/v1/job', { pipelineId: String(third.id) })).meta.total).toBe(1);
      expect((await send('DELETE', path, { ids: [second.id] })).json().data.deleted).toBe(1);
    });

    it('a hiring process is created by name, and gets stages with colors', async () => {
      const name = next('Process');
      const refused = await send('POST', '/api/v1/hiring-process', { name: '' });
      expect(refused.json().error.fields).toEqual({ name: messages.setup.processName });
      const process = (await send('POST', '/api/v1/hiring-process', { name })).json().data;
      expect(process.stage).toEqual([]);
      const added = await send('POST', `/api/v1/hiring-process/${process.id}/stage`, {
        name: next('Coloured'),
        colour: '#aa3355',
      });
      expect(added.json().data.stage).toMatchObject([{ colour: '#aa3355', sequence: 1 }]);
      expect((await read(`${path}/${process.id}`)).data).toMatchObject({ name });
    });
  },
  { data: 'company' },
);
