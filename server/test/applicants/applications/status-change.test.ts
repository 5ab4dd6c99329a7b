import sql from 'sql-template-tag';
import Value from 'typebox/value';
import {
  StatusChanged,
  StatusOptions,
} from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import { roles, type Role } from '../../../contract/permission';
import { subscribeToChanges, type Change } from '../../../src/platform/realtime/changes';
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
    const change = async (payload: object, by = caller): Promise<StatusChanged> => {
      const answer = await by.send('POST', path, { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(StatusChanged, answer.json().data)]).toEqual([]);
      return answer.json().data;
    };
    const undo = (id: string | undefined, by = caller) =>
      by.send('POST', `${path}/undo`, { payload: { id } });
    const options = async (payload: object): Promise<StatusOptions> => {
      const answer = await caller.send('POST', '/api/v1/application/status-options', { payload });
      expect([...Value.Errors(StatusOptions, answer.json().data)]).toEqual([]);
      return answer.json().data;
    };
    const outcomes = ({ results }: { results: StatusChanged['results'] }) =>
      Object.fromEntries(
        results.map(({ applicantId, reason, outcome }) => [applicantId, reason ?? outcome]),
      );

    it('a form moves several applicants at once, and open lists get an event', async () => {
      const ids = await some(`${active(1)} and stage_id <> 1`, 2);
      const received: Change[] = [];
      const stop = subscribeToChanges((one) => received.push(one));
      const answer = await caller.send('POST', path, {
        payload: `applicantId[0]=${ids[0]}&applicantId[1]=${ids[1]}&statusId=1&stageId=1&comment=Again`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      stop();
      expect(answer.json().data).toMatchObject({ moved: 2, unchanged: 0, refused: 0, next: null });
      for (const id of ids)
        expect((await readHistory(caller, id)).history[0]).toMatchObject({
          ...screening,
          comment: 'Again',
        });
      expect(received).toMatchObject([{ owner: 'application', ids }]);
      const audit = await server().db.many(sql`
        select 1 from audit_entry where action = 'application.status'`);
      expect(audit.length).toBeGreaterThan(0);
    });

    it('applicants with a valid move are moved, and the rest are reported with a reason', async () => {
      const [good, stale] = await some(`${active(4)} and stage_id not in (1, 3)`, 2);
      const [foreign] = await some(active(2), 1);
      const [plain] = await some('job.pipeline_id is null', 1);
      const [there] = await some(
        `job.pipeline_id = 4 and stage_id = 3 and status.category = 'active'`,
        1,
      );
      const status = (await readRecord(caller, there ?? 0)).status.id;
      const [out] = await some(
        `job.pipeline_id = 4 and status.category = 'rejected' and stage_id <> 3`,
        1,
      );
      const gone = 2_000_000_000;
      const applicantId = [good, stale, foreign, plain, there, out, gone].map((id) => id ?? 0);
      const seen = await Promise.all(
        applicantId.map(async (id) => (id === gone ? 1 : (await readRecord(caller, id)).version)),
      );
      const version = seen.map((held, place) => (place === 1 ? held + 1 : held));
      const changed = await change({ applicantId, version, stageId: 3, statusId: status });
      expect(outcomes(changed)).toEqual({
        [good ?? 0]: 'moved',
        [stale ?? 0]: 'stale',
        [foreign ?? 0]: 'other-pipeline',
        [plain ?? 0]: 'other-pipeline',
        [there ?? 0]: 'no-change',
        [out ?? 0]: 'reopen-elsewhere',
        [gone]: 'not-found',
      });
      expect(changed).toMatchObject({ moved: 1, unchanged: 1, refused: 5 });
      const [first] = changed.results;
      expect(first?.firstName).toBeTruthy();
      expect(
        changed.results.filter(({ outcome, message }) => outcome !== 'moved' && !message),
      ).toEqual([]);
    });

    it('an applicant who was moved meanwhile is not moved again; the refusal has the current status', async () => {
      const ids = await some(`${active(1)} and stage_id not in (1, 8)`, 2);
      const version = await Promise.all(
        ids.map(async (id) => (await readRecord(caller, id)).version),
      );
      await change({ applicantId: [ids[1]], stageId: 8, statusId: 2 });
      const now = await readRecord(caller, ids[1] ?? 0);
      const { results, moved } = await change({ applicantId: ids, version, ...screening });
      expect(moved).toBe(1);
      expect(results.find(({ applicantId }) => applicantId === ids[1])).toMatchObject({
        outcome: 'refused',
        reason: 'stale',
        message: `${messages.status.stale} It is now in ${now.stage?.name}, ${now.status.name}.`,
        current: {
          stageId: 8,
          stage: now.stage?.name,
          statusId: 2,
          status: now.status.name,
          version: now.version,
        },
      });
    });

    it('applicants without a hiring process are moved when the request has the field withoutHiringProcessId', async () => {
      const ids = await some(`job.pipeline_id is null and status.category = 'start'`, 2);
      const changed = await change({ applicantId: ids, withoutHiringProcessId: 2 });
      expect(changed.moved).toBe(2);
    });

    it('all matching applicants except the unticked are moved, a thousand per call, and one undo reverts them together', async () => {
      const matching = { category: 'active' };
      const [skipped] = await some(`status.category = 'active'`, 1);
      const count = async () =>
        (
          await server().db.one<{ n: number }>(sql`
            select count(*) as n from application join status on status.id = status_id
            where status.category = 'active'`)
        )?.n ?? 0;
      const all = await count();
      expect(all).toBeGreaterThan(1_001);
      const body = { matching, except: [skipped], expected: all - 1, stageId: 1, statusId: 2 };
      const wrong = await caller.send('POST', path, { payload: { ...body, expected: all } });
      expect([wrong.statusCode, wrong.json().error.current]).toEqual([409, { count: all - 1 }]);
      let answer = await change(body);
      const results = [...answer.results];
      expect(answer.next?.left).toBe(all - 1 - 1_000);
      while (answer.next) {
        const { after, batch } = answer.next;
        answer = await change({ ...body, after, batch });
        results.push(...answer.results);
      }
      expect(results).toHaveLength(all - 1);
      const moved = results.filter(({ outcome }) => outcome === 'moved').length;
      expect(await count()).toBe(all - moved);
      expect((await readRecord(caller, skipped ?? 0)).status.category).toBe('active');
      const back = await undo(answer.undo?.id);
      expect(back.json().data).toMatchObject({ moved, refused: 0 });
      expect(await count()).toBe(all);
    });

    it('the stages that the selected pipelines have in common are offered, or the reason why there are none', async () => {
      const same = await options({ applicantId: await some(active(1), 2) });
      expect(same).toMatchObject({ agree: true, reason: null, total: 2, pipeline: { id: 1 } });
      expect(same.stages.map(({ id }) => id)).toEqual([1, 2, 5, 6, 7, 8]);
      const mixed = await options({
        applicantId: [...(await some(active(1), 1)), ...(await some(active(2), 1))],
      });
      expect(mixed).toMatchObject({
        agree: false,
        stages: [],
        reason: messages.status.differentPipelines,
      });
      const plain = await options({ applicantId: await some('job.pipeline_id is null', 1) });
      expect(plain).toMatchObject({ agree: true, withoutHiringProcess: true, stages: [] });
      expect(plain.statuses.length).toBeGreaterThan(3);
      const all = await options({ matching: {}, except: await some('true', 1) });
      expect(all.pipelines.reduce((sum, one) => sum + one.applications, 0)).toBe(all.total);
    });

    it('a person cannot move applications outside their scope', async () => {
      const recruiter = await server().signInAs('recruiter', 3);
      const [foreign] = await some(
        `${active(1)} and job.group_id not in (select group_id from group_member where user_id = 3)
          and job.created_by <> 3 and coalesce(job.recruiting_manager_id, 0) <> 3`,
        1,
      );
      expect(outcomes(await change({ applicantId: [foreign], ...screening }, recruiter))).toEqual({
        [foreign ?? 0]: 'not-found',
      });
    });

    it.each(roles)(
      'a %s can change statuses only as the table of permissions says',
      async (role) => {
        const may: Role[] = ['administrator', 'recruiting-manager', 'recruiter', 'hiring-manager'];
        const answer = await (
          await server().signInAs(role)
        ).send('POST', path, {
          payload: { applicantId: [2_000_000_000], ...screening },
        });
        expect(answer.statusCode).toBe(may.includes(role) ? 200 : 403);
      },
    );

    it('two simultaneous changes of the same applicants both finish, and move each applicant once', async () => {
      const ids = await some(`${active(1)} and stage_id <> 1`, 50);
      const both = await Promise.all([
        change({ applicantId: ids, ...screening }),
        change({ applicantId: ids.toReversed(), ...screening }),
      ]);
      expect(both.map(({ moved }) => moved).sort((a, b) => a - b)).toEqual([0, 50]);
    });

    it.each([
      [{ ...screening }, 'applicantId'],
      [{ applicantId: [], ...screening }, 'applicantId'],
      [{ applicantId: [1], matching: {}, ...screening }, 'applicantId'],
      [{ matching: {}, ...screening }, 'expected'],
      [{ applicantId: [1] }, 'statusId'],
      [{ applicantId: [1], statusId: 1 }, 'stageId'],
      [{ applicantId: [1], stageId: 1, statusId: 19 }, 'statusId'],
      [{ applicantId: [1], stageId: 77, statusId: 1 }, 'stageId'],
      [{ applicantId: [1, 2], version: [1], ...screening }, 'version'],
      [
        { applicantId: Array.from({ length: 1_001 }, (_, at) => at + 1), ...screening },
        'applicantId',
      ],
    ])('the status change %j is refused at its field', async (payload, field) => {
      const answer = await caller.send('POST', path, { payload });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([422, [field]]);
    });
  },
  {
    data: 'applications',
  },
);
