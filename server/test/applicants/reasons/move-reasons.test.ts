import type { StatusChanged } from '../../../contract/applicants/applications/application-status';
import type {
  MoveReasonRow,
  OfferedReasons,
} from '../../../contract/applicants/reasons/move-reason';
import type { ReasonFigures } from '../../../contract/console/dashboard/figures';
import { messages } from '../../../contract/messages';
import { onDatabase, type Caller } from '../../server';
import {
  readLines,
  figureReaders,
  signInReader,
  readTotal,
} from '../../console/dashboard/dashboard-parts';
import { findApplicationIds, readHistory } from '../applications/application-parts';

const path = '/api/v1/multiple-status-change';
const active = "job.pipeline_id = 3 and status.category = 'active' and stage_id = 1";

onDatabase(
  (server) => {
    let caller: Caller;
    let offered: OfferedReasons;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      const answer = await caller.send('GET', '/api/v1/offered-move-reasons');
      offered = (answer.json() as { data: OfferedReasons }).data;
    });
    const reasonOf = (category: string, at = 0): number =>
      offered.reasons.filter((reason) => reason.category === category)[at]?.id ?? 0;
    const move = (payload: object, by = caller) => by.send('POST', path, { payload });
    const reject = (ids: readonly number[], fields: object = {}) =>
      move({ applicantId: ids, stageId: 1, statusId: 2, ...fields });
    const require = (requiresReason: boolean) =>
      caller.send('PUT', '/api/v1/general-settings', { payload: { requiresReason } });

    it('a new installation offers reasons of both categories, and requires none', () => {
      expect(offered.isRequired).toBe(false);
      expect(new Set(offered.reasons.map(({ category }) => category))).toEqual(
        new Set(['rejected', 'withdrawn']),
      );
    });

    it('the reason of a bulk rejection is shown in each history and in the list, until the move is undone', async () => {
      const ids = await findApplicationIds(server(), active, 2);
      const reasonId = reasonOf('rejected');
      const filter = { reasonId: String(reasonId) };
      const answer = await reject(ids, { reasonId });
      const { moved, undo } = (answer.json() as { data: StatusChanged }).data;
      expect(moved).toBe(2);
      for (const id of ids)
        expect((await readHistory(caller, id)).history[0]?.reason).toMatchObject({ id: reasonId });
      expect(await readTotal(caller, '/api/v2/application', filter)).toBe(2);
      await caller.send('POST', `${path}/undo`, { payload: { id: undo?.id } });
      expect(await readTotal(caller, '/api/v2/application', filter)).toBe(0);
      const [back, step] = (await readHistory(caller, ids[0] ?? 0)).history;
      expect([back?.reason, step?.reason?.id]).toEqual([null, reasonId]);
    });

    it('a move with a reason of another category, for a status without reasons, or with an inactive reason is refused by name', async () => {
      const ids = await findApplicationIds(server(), active, 1);
      const foreign = { reasonId: messages.status.foreignReason };
      const wrong = await reject(ids, { reasonId: reasonOf('withdrawn') });
      expect([wrong.statusCode, wrong.json().error.fields]).toEqual([422, foreign]);
      const other = { applicantId: ids, stageId: 1, statusId: 1, reasonId: reasonOf('rejected') };
      expect((await move(other)).json().error.fields).toEqual(foreign);
      const made = await caller.send('POST', '/api/v1/move-reason', {
        payload: { name: 'Not asked', category: 'rejected', isActive: 0 },
      });
      const { id } = (made.json() as { data: MoveReasonRow }).data;
      expect((await reject(ids, { reasonId: id })).json().error.fields).toEqual(foreign);
    });

    it('nobody is rejected without a reason once the setting requires one, alone or in bulk', async () => {
      const ids = await findApplicationIds(server(), active, 2);
      const [first = 0] = ids;
      expect((await require(true)).json().data.requiresReason).toBe(true);
      const missing = { reasonId: messages.status.reason };
      expect((await reject(ids)).json().error.fields).toEqual(missing);
      const single = (fields: object) =>
        caller.send('PUT', `/api/v1/application/${first}`, { payload: { statusId: 2, ...fields } });
      expect((await single({})).json().error.fields).toEqual(missing);
      expect((await single({ reasonId: reasonOf('rejected', 1) })).statusCode).toBe(200);
      expect((await readHistory(caller, first)).history[0]?.reason?.id).toBe(
        reasonOf('rejected', 1),
      );
      const elsewhere = await move({ applicantId: [ids[1]], stageId: 1, statusId: 1 });
      expect(elsewhere.statusCode).toBe(200);
      expect((await require(false)).statusCode).toBe(200);
    });

    it('a reason that was given for moves cannot be deleted, and the refusal says for how many', async () => {
      const answer = await caller.send('DELETE', `/api/v1/move-reason/${reasonOf('rejected', 1)}`);
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        409,
        expect.stringContaining('1 applicant'),
      ]);
    });

    it.each(figureReaders)(
      'the dashboard counts reasons as the list of a $role does',
      async (reader) => {
        const ids = await findApplicationIds(server(), active, 1);
        const reasonId = reasonOf('rejected', 2);
        await reject(ids, { reasonId });
        const by = await signInReader(server, reader);
        const lines = await readLines<ReasonFigures>(by, 'move-reasons');
        const total = await readTotal(by, '/api/v2/application', { reasonId: String(reasonId) });
        expect(lines.find((line) => line.reasonId === reasonId)?.applicants ?? 0).toBe(total);
        if (reader.reach === 'true') expect(total).toBeGreaterThan(0);
        const none = await readLines(by, 'move-reasons', { toDate: '2001-01-01' });
        expect(none).toEqual([]);
      },
    );

    it('the exported list of applicants has the reason of the last move', async () => {
      const [id = 0] = await findApplicationIds(server(), active, 1);
      await reject([id], { reasonId: reasonOf('rejected', 3) });
      const ticket = await caller.send('POST', '/api/v1/file-tickets', {
        payload: { kind: 'list', list: 'application', rows: { applicantId: [id] } },
      });
      const url = (ticket.json() as { data: { url: string } }).data.url;
      const [, line] = (await server().app.inject({ method: 'GET', url })).body.split('\r\n');
      expect(line?.split(',').at(-1)).toBe(
        offered.reasons.find((one) => one.id === reasonOf('rejected', 3))?.name,
      );
    });
  },
  { data: 'company' },
);
