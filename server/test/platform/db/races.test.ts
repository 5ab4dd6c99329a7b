import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import type { Db } from '../../../src/platform/db/database';
import { onDatabase, type Caller } from '../../server';
import { findApplicationIds, readRecord } from '../../applicants/applications/application-parts';
import { storePerson } from '../../applicants/duplicates/duplicate-parts';

const moves = '/api/v1/multiple-status-change';
const times = (count: number) => [...Array(count).keys()];

interface Place {
  stageId: number;
  statusId: number;
}

onDatabase(
  (server) => {
    let caller: Caller;
    let places: Place[] = [];
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
      places = await rows<Place>(`
        select stage_id as "stageId", status_id as "statusId" from stage_status
        where stage_id in (select stage_id from pipeline_stage where pipeline_id = 1)
          and status_id not in (select id from status where category <> 'active')
        order by stage_id, status_id limit 2`);
    });
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const send = (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
      caller.send(method, path, { payload });
    const inPipeline = (limit: number) =>
      findApplicationIds(server(), `job.pipeline_id = 1 and status.category = 'active'`, limit);
    const astray = () =>
      rows(`
        select application.id from application join lateral (
          select stage_id, status_id from application_history entry
          where entry.application_id = application.id order by entry.id desc limit 1) latest on true
        where (latest.stage_id, latest.status_id)
          is distinct from (application.stage_id, application.status_id)`);
    const deletion = (ids: (number | undefined)[]) =>
      send('POST', '/api/v1/multiple-application-delete', { applicantId: ids });
    const jobOf = async (applicants: number): Promise<{ jobId: number; people: number[] }> => {
      const [job] = await rows<{ id: number }>(`
        insert into job (title, group_id, department_id, created_by, description)
        select 'Short-lived', group_id, department_id, created_by, description from job
        where id = 1 returning id`);
      const jobId = job?.id ?? 0;
      const people = [];
      for (const at of times(applicants))
        people.push(await storePerson(server().db, { jobs: [jobId], hash: `race${jobId}-${at}` }));
      return { jobId, people };
    };

    it('each of many simultaneous changes of an application is stored', async () => {
      const [id = 0] = await inPipeline(1);
      const path = `/api/v1/application/${id}`;
      const answers = await Promise.all(
        times(12).map((at) => send('PUT', path, at % 2 ? { recruitingManagerId: at } : places[0])),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1 + 6);
      const { version } = await readRecord(caller, id);
      const same = await Promise.all(
        times(8).map(() => send('PUT', path, { ...places[1], version })),
      );
      expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([
        200,
        ...Array<number>(7).fill(409),
      ]);
      expect(await astray()).toEqual([]);
    });

    it('many simultaneous moves of the same people report nobody as deleted', async () => {
      const applicantId = await inPipeline(6);
      const answers = await Promise.all(
        times(8).map((at) => send('POST', moves, { applicantId, ...places[at % 2] })),
      );
      for (const answer of answers) expect(answer.json().data).toMatchObject({ refused: 0 });
      expect(await astray()).toEqual([]);
    });

    const areWaiting = async (count: number, db: Db): Promise<void> => {
      const statement = sql`
        select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      while (((await db.one<{ n: number }>(statement))?.n ?? 0) < count) await sleep(5);
    };

    it('undoing a move while a newer move is being stored does not undo the newer move', async () => {
      const applicantId = await inPipeline(3);
      await send('POST', moves, { applicantId, ...places[1] });
      const moved = await send('POST', moves, { applicantId, ...places[0] });
      const both = await server().db.transaction(async (inner) => {
        await inner.run(sql`
          select 1 from application where id = any(${applicantId}::integer[]) for update`);
        const again = send('POST', moves, { applicantId, ...places[1] });
        await areWaiting(1, inner);
        const undone = send('POST', `${moves}/undo`, { id: moved.json().data.undo.id });
        await areWaiting(2, inner);
        return { again, undone };
      });
      expect((await both.again).json().data).toMatchObject({ moved: 3 });
      expect((await both.undone).json().data).toMatchObject({ moved: 0, refused: 3 });
      expect(await astray()).toEqual([]);
    });

    it('deleting a job and its applications at once deletes each completely or not at all', async () => {
      for (const round of times(5)) {
        const { jobId } = await jobOf(8);
        const ids = (
          await rows<{ id: number }>(`select id from application where job_id = ${jobId}`)
        ).map(({ id }) => id);
        const answers = await Promise.all([
          ...ids.map((id) => deletion([id])),
          send('POST', '/api/v1/multiple-job-delete', { jobId: [jobId] }),
          deletion(round % 2 ? ids : [...ids].reverse()),
        ]);
        for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
        expect(await rows(`select 1 from application where job_id = ${jobId}`)).toEqual([]);
      }
    });

    it('merging, undoing and deleting the same people at once creates no cycle of merges', async () => {
      for (const round of times(5)) {
        const { people } = await jobOf(2);
        const [first = 0, second = 0] = people;
        await rows(
          `update applicant set email = 'ring${round}@x.example' where id in (${people.join()})`,
        );
        await recordSuspectedDuplicates(server().db, sql`person.id = any (${people}::integer[])`);
        const [pair] = await rows<{ id: number }>(
          `select id from duplicate_pair where first_id = ${first} and second_id = ${second}`,
        );
        const ids = await rows<{ id: number }>(
          `select id from application where applicant_id in (${people.join()}) order by id desc`,
        );
        const path = `/api/v1/duplicate-records/${pair?.id}`;
        const answers = await Promise.all([
          send('POST', `${path}/merge`, { survivorId: first }),
          deletion([ids[0]?.id]),
          send('POST', `${path}/undo-merge`),
          deletion([ids[1]?.id]),
        ]);
        for (const { statusCode } of answers) expect([200, 404, 409]).toContain(statusCode);
        expect(
          await rows(`select 1 from applicant where id in (${people.join()}) and merged_into_id is null
            and not exists (select 1 from application where applicant_id = applicant.id)`),
        ).toEqual([]);
      }
    });

    it('undoing a merge is refused, with the reason, when the remaining person would have no application', async () => {
      const { people } = await jobOf(2);
      const [first = 0] = people;
      await rows(`update applicant set email = 'alone@x.example' where id in (${people.join()})`);
      await recordSuspectedDuplicates(server().db, sql`person.id = any (${people}::integer[])`);
      const [pair] = await rows<{ id: number }>(
        `select id from duplicate_pair where first_id = ${first}`,
      );
      const own = await rows<{ id: number }>(
        `select id from application where applicant_id = ${first}`,
      );
      const path = `/api/v1/duplicate-records/${pair?.id}`;
      expect((await send('POST', `${path}/merge`, { survivorId: first })).statusCode).toBe(200);
      expect((await deletion([own[0]?.id])).statusCode).toBe(200);
      const answer = await send('POST', `${path}/undo-merge`);
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        409,
        expect.stringContaining('were deleted since'),
      ]);
    });
  },
  {
    data: 'applications',
  },
);
