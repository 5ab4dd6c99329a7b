import sql from 'sql-template-tag';
import Value from 'typebox/value';
import {
  StatusUndone,
  type StatusChanged,
} from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import { onDatabase, type Caller } from '../../server';
import { findApplicationIds, readRecord, readHistory } from './application-parts';

const path = '/api/v1/multiple-status-change';
const active = (pipeline: number) => `job.pipeline_id = ${pipeline} and status.category = 'active'`;
const screening = { stageId: 1, statusId: 1 };

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const some = (condition: string, count: number) =>
      findApplicationIds(server(), condition, count);
    const change = async (payload: object): Promise<StatusChanged> => {
      const answer = await caller.send('POST', path, { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const undo = (id: string | undefined, by = caller) =>
      by.send('POST', `${path}/undo`, { payload: { id } });
    const outcomes = ({ results }: { results: StatusUndone['results'] }) =>
      Object.fromEntries(
        results.map(({ applicantId, reason, outcome }) => [applicantId, reason ?? outcome]),
      );

    it('undoing a move adds a step to the history, unless someone moved the applicant since', async () => {
      const ids = await some(`${active(3)} and stage_id <> 1`, 3);
      const before = await Promise.all(ids.map((id) => readHistory(caller, id)));
      const { undo: token } = await change({ applicantId: ids, ...screening });
      const [, , moved] = ids;
      await change({ applicantId: [moved], stageId: 1, statusId: 2 });
      const other = await server().signInAs('administrator');
      expect((await undo(token?.id, other)).statusCode).toBe(404);
      const answer = await undo(token?.id);
      expect([...Value.Errors(StatusUndone, answer.json().data)]).toEqual([]);
      expect(outcomes(answer.json().data)).toEqual({
        [ids[0] ?? 0]: 'moved',
        [ids[1] ?? 0]: 'moved',
        [moved ?? 0]: 'moved-again',
      });
      for (const place of [0, 1]) {
        const after = await readHistory(caller, ids[place] ?? 0);
        const [back, step, ...earlier] = after.history;
        expect(earlier).toEqual(before[place]?.history);
        expect(step).toMatchObject({ ...screening, undoOf: null });
        expect(back).toMatchObject({
          stageId: before[place]?.history[0]?.stageId,
          statusId: before[place]?.history[0]?.statusId,
          undoOf: step?.id,
          actor: { userId: caller.userId },
        });
        expect(after.stages).toEqual(before[place]?.stages);
        const record = await readRecord(caller, ids[place] ?? 0);
        expect(record.latestHistory).toEqual(before[place]?.history[0]);
      }
      expect((await readRecord(caller, moved ?? 0)).status.id).toBe(2);
      expect((await undo(token?.id)).statusCode).toBe(404);
    });

    it('undoing several moves in turn restores totals, dates and stages', async () => {
      const ids = await some(`${active(1)} and application.joining_date is null`, 2);
      const kept = async () => ({
        rows: await server().db.many(sql`
          select id, stage_id, stage_since, status_id, joining_date from application
          where id = any(${ids}::integer[]) order by id`),
        totals: await server().db.many(sql`
          select * from application_total where n <> 0 order by 1, 2, 3, 4`),
        jobs: await server().db.many(sql`
          select * from application_job_total where n <> 0 order by 1, 2, 3`),
        stages: await server().db.many(sql`
          select * from application_stage_total where n <> 0 order by 1, 2`),
      });
      const before = await kept();
      const ways = await Promise.all(ids.map((id) => readHistory(caller, id)));
      const hired = await change({
        applicantId: ids,
        stageId: 8,
        statusId: 19,
        joiningDate: '2027-02-01',
      });
      const rejected = await change({ applicantId: ids, stageId: 7, statusId: 2 });
      for (const token of [rejected.undo, hired.undo])
        expect((await undo(token?.id)).json().data).toMatchObject({ moved: 2, refused: 0 });
      expect(await kept()).toEqual(before);
      for (const [place, id] of ids.entries()) {
        const way = await readHistory(caller, id);
        expect(way.history).toHaveLength((ways[place]?.history.length ?? 0) + 4);
        expect(way.stages).toEqual(ways[place]?.stages);
      }
      const stage = ways[0]?.history[0]?.stageId;
      await change({ applicantId: [ids[0]], stageId: 7, statusId: 2 });
      expect((await readHistory(caller, ids[0] ?? 0)).reopen?.stageId).toBe(stage);
    });

    it('a move cannot be undone after 30 seconds', async () => {
      const ids = await some(`${active(1)} and stage_id <> 1`, 1);
      const before = Date.now();
      const { undo: token } = await change({ applicantId: ids, ...screening });
      const expiresAt = Date.parse(token?.expiresAt ?? '');
      expect(expiresAt).toBeGreaterThanOrEqual(before + 29_000);
      expect(expiresAt).toBeLessThanOrEqual(Date.now() + 31_000);
      await server().db.run(sql`update status_change set expires_at = now() - interval '1 second'`);
      const late = await undo(token?.id);
      expect([late.statusCode, late.json().error.message]).toEqual([
        404,
        messages.status.undoExpired,
      ]);
    });

    it('hiring several people gives them one joining date, and undoing it restores their old dates', async () => {
      const ids = await some(`${active(1)} and application.joining_date is null`, 2);
      const hire = { applicantId: ids, stageId: 8, statusId: 19 };
      const without = await caller.send('POST', path, { payload: hire });
      expect(without.json().error.fields).toEqual({ joiningDate: messages.status.joiningDate });
      const { undo: token } = await change({ ...hire, joiningDate: '2027-02-01' });
      for (const id of ids) expect((await readRecord(caller, id)).joiningDate).toBe('2027-02-01');
      await undo(token?.id);
      for (const id of ids) expect((await readRecord(caller, id)).joiningDate).toBeNull();
    });
  },
  { data: 'company' },
);
