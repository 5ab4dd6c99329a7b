import sql from 'sql-template-tag';
import type { CandidateHistory } from '../../../contract/applicants/applications/application-status';
import { listStepsNotUndone } from '../../../src/applicants/applications/stage-progress.rule';
import { onDatabase, type Caller } from '../../server';
import { findApplicationIds, readHistory } from './application-parts';

const path = '/api/v1/multiple-status-change';

const enteredBy = ({ history }: CandidateHistory): number => {
  const steps = listStepsNotUndone(history);
  const elsewhere = steps.findIndex(({ stageId }) => stageId !== steps[0]?.stageId);
  const inStage = elsewhere < 0 ? steps : steps.slice(0, elsewhere);
  return Date.parse(inStage.at(-1)?.created_at ?? '');
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const sinceOf = async (id: number): Promise<number> => {
      const row = await server().db.one<{ since: Date }>(sql`
        select stage_since as since from application where id = ${id}`);
      return row?.since.getTime() ?? 0;
    };
    const move = async (
      id: number,
      stageId: number,
      statusId: number,
      more: { joiningDate?: string } = {},
    ): Promise<string> => {
      const payload = { applicantId: [id], stageId, statusId, ...more };
      const answer = await caller.send('POST', path, { payload });
      expect(answer.json().data).toMatchObject({ moved: 1 });
      return answer.json().data.undo.id;
    };

    it('every application has the time since which the applicant is in the current stage', async () => {
      const ids = await findApplicationIds(server(), 'true', 40);
      for (const id of ids) {
        const way = await readHistory(caller, id);
        expect([Date.parse(way.stageSince), await sinceOf(id)]).toEqual([
          enteredBy(way),
          enteredBy(way),
        ]);
      }
    });

    it('the time in a stage starts at the move into it, even after undone moves', async () => {
      const [id = 0] = await findApplicationIds(
        server(),
        `job.pipeline_id = 1 and application.stage_id = 1 and application.status_id <> 1`,
      );
      const before = await sinceOf(id);
      await move(id, 1, 1);
      expect(await sinceOf(id)).toBe(before);
      const undo = await move(id, 7, 1);
      expect(await sinceOf(id)).toBeGreaterThan(before);
      expect(await sinceOf(id)).toBe(enteredBy(await readHistory(caller, id)));
      await caller.send('POST', `${path}/undo`, { payload: { id: undo } });
      expect(await sinceOf(id)).toBe(before);
      await move(id, 7, 1);
      await move(id, 1, 1);
      expect(await sinceOf(id)).toBeGreaterThan(before);
      expect(await sinceOf(id)).toBe(enteredBy(await readHistory(caller, id)));
    });

    it('undoing a move of a hired applicant restores since when the applicant is hired', async () => {
      const [id = 0] = await findApplicationIds(
        server(),
        `job.pipeline_id = 1 and application.stage_id = 1 and status.category = 'active'`,
      );
      const readHiredAt = async () =>
        (
          await server().db.one<{ at: Date | null }>(sql`
            select hired_at as at from application where id = ${id}`)
        )?.at?.getTime() ?? null;
      await move(id, 8, 19, { joiningDate: '2027-01-04' });
      await server().db.run(sql`
        with step as (
          update application_history set created_at = created_at - interval '10 days'
          where application_id = ${id} and status_id = 19)
        update application set hired_at = hired_at - interval '10 days' where id = ${id}`);
      const hiredAt = (await readHiredAt()) ?? 0;
      expect(hiredAt).toBeGreaterThan(0);
      const undo = await move(id, 1, 1);
      expect(await readHiredAt()).toBeNull();
      await caller.send('POST', `${path}/undo`, { payload: { id: undo } });
      // The history stores a slightly later time for the hire.
      expect(Math.abs(((await readHiredAt()) ?? 0) - hiredAt)).toBeLessThan(60_000);
    });
  },
  { data: 'company' },
);
