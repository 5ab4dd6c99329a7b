import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { BoardCards, JobBoard } from '../../../contract/jobs/postings/job-board';
import { cardsPerPage } from '../../../contract/jobs/postings/job-board-constants';
import type { Role } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';

const path = '/api/v1/job-board';
const busyJob = 1;

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const rows = <Row>(text: string) => server().db.many<Row>(sql([text]));
    const read = async (query = {}, by = caller): Promise<JobBoard> => {
      const answer = await by.send('GET', `${path}/${busyJob}`, { query });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(One(JobBoard), answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const readCards = async (query: object): Promise<BoardCards['data']> => {
      const answer = await caller.send('GET', `${path}/${busyJob}/card`, { query: { ...query } });
      expect([...Value.Errors(BoardCards, answer.json())]).toEqual([]);
      return answer.json().data;
    };
    const idsIn = (stage: number | null, condition = 'true') =>
      rows<{ id: number }>(`
        select application.id from application join status on status.id = status_id
        where job_id = ${busyJob} and stage_id is not distinct from ${stage ?? 'null'}
          and ${condition} order by stage_since desc, application.id desc`).then((found) =>
        found.map(({ id }) => id),
      );
    const idsOf = (cards: BoardCards['data'] = []) => cards.map(({ applicantId }) => applicantId);
    const columnOf = ({ columns }: JobBoard, stage: number | null) =>
      columns.find((column) => (column.stage?.id ?? null) === stage);

    it('the board has a column for each stage in order, with its applicants, the latest first', async () => {
      const board = await read();
      const stages = await rows<{ id: number }>(`
        select stage_id as id from pipeline_stage join job using (pipeline_id)
        where job.id = ${busyJob} order by sequence`);
      expect(board.columns.map(({ stage }) => stage?.id)).toEqual(stages.map(({ id }) => id));
      for (const { stage, total, cards, isEarlier } of board.columns) {
        const ids = await idsIn(stage?.id ?? null);
        expect([total, isEarlier]).toEqual([ids.length, false]);
        expect(idsOf(cards)).toEqual(ids.slice(0, cardsPerPage));
      }
      expect(board.may).toEqual(expect.arrayContaining(['status', 'assign']));
    });

    it('more cards of a board’s column can be read page by page, to the end', async () => {
      const all = await idsIn(1);
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => readCards({ stageId: '1', page: String(page) })),
      );
      expect(all.length).toBeGreaterThan(cardsPerPage * 2);
      expect(pages.flatMap(idsOf)).toEqual(all.slice(0, cardsPerPage * 4));
      expect(await readCards({ stageId: '1', page: '10000000' })).toEqual([]);
    });

    it.each([
      [{ applicantStatusId: '2' }, 'status_id = 2'],
      [{ applicantStatusId: '19' }, `status.category = 'hired'`],
      [{ sourceId: '2' }, 'source_id = 2'],
      [{ search: 'ka' }, `(name_key ^@ 'ka' or last_name_key ^@ 'ka')`],
      [{ search: 'kumar' }, `search_key like '%kumar%'`],
    ])(
      'the filter %j finds the same applicants on the board as in the list',
      async (query, condition) => {
        const board = await read(query);
        for (const { stage, total, cards } of board.columns) {
          const ids = await idsIn(stage?.id ?? null, condition);
          expect([total, idsOf(cards)]).toEqual([ids.length, ids.slice(0, cardsPerPage)]);
        }
        const [first] = board.columns;
        expect(await readCards({ ...query, stageId: String(first?.stage?.id) })).toEqual(
          first?.cards,
        );
        const { statusCode, body } = await caller.send(
          'GET',
          `/api/v1/job-application/${busyJob}`,
          {
            query,
          },
        );
        expect([statusCode, JSON.parse(body).meta?.total]).toEqual([
          200,
          board.columns.reduce((sum, { total }) => sum + total, 0),
        ]);
      },
    );

    it('a moved applicant is the first card of the new column', async () => {
      const [moved] = await idsIn(1);
      const [before] = (await read()).columns;
      const answer = await caller.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [moved], stageId: 2, statusId: 1 },
      });
      expect(answer.json().data.moved).toBe(1);
      const board = await read();
      expect(board.columns[0]?.total).toBe((before?.total ?? 0) - 1);
      const [card] = columnOf(board, 2)?.cards ?? [];
      expect(card?.applicantId).toBe(moved);
      expect(Date.now() - Date.parse(card?.stageSince ?? '')).toBeLessThan(60_000);
    });

    it('applicants without a stage, or in a stage outside the pipeline, remain on the board', async () => {
      const [inNone, elsewhere] = await idsIn(1);
      await rows(`update application set stage_id = null where id = ${inNone}`);
      const [other] = await rows<{ id: number }>(`
        select id from stage where id not in (
          select stage_id from pipeline_stage join job using (pipeline_id) where job.id = ${busyJob})`);
      await rows(`
        with version as (
          insert into pipeline_version (pipeline_id)
          select pipeline_id from job where id = ${busyJob} returning id),
        kept as (
          insert into kept_pipeline (application_id, version_id) select ${elsewhere}, id from version)
        update application set stage_id = ${other?.id} where id = ${elsewhere}`);
      const board = await read();
      const earlier = columnOf(board, other?.id ?? 0);
      expect(earlier).toMatchObject({
        isEarlier: true,
        total: 1,
        cards: [{ applicantId: elsewhere, keepsEarlier: true }],
      });
      expect(columnOf(board, null)).toMatchObject({ isEarlier: false, total: 1 });
      expect(idsOf(columnOf(board, null)?.cards)).toEqual([inNone]);
      expect(idsOf(await readCards({}))).toEqual([inNone]);
      expect(columnOf(board, 1)?.cards[0]?.keepsEarlier).toBe(false);
    });

    it('the board of a job without a pipeline has one column with all its applicants', async () => {
      const [job] = await rows<{ id: number; n: number }>(`
        select id, application_count as n from job
        where pipeline_id is null and application_count > 0 limit 1`);
      const answer = await caller.send('GET', `${path}/${job?.id}`);
      expect(answer.json().data).toMatchObject({
        pipeline: null,
        columns: [{ stage: null, isEarlier: false, total: job?.n }],
      });
    });

    it('an auditor can open the board, but cannot search by hidden fields', async () => {
      const auditor = await server().signInAs('auditor');
      const board = await read({}, auditor);
      expect(board.may).toEqual([]);
      expect(board.columns[0]?.cards[0]?.firstName).not.toBe('');
      const hidden = await read({ search: 'mail.example' }, auditor);
      expect(hidden.columns.every(({ total }) => total === 0)).toBe(true);
      const seen = await read({ search: 'mail.example' });
      expect(seen.columns.some(({ total }) => total > 0)).toBe(true);
    });

    it.each<[Role, number, number, string]>([
      ['recruiter', 200, 404, 'job.created_by'],
      ['hiring-manager', 200, 404, 'job.hiring_manager_id'],
      ['payout-officer', 403, 403, 'job.created_by'],
      ['referrer', 403, 403, 'job.created_by'],
    ])('a %s can open the boards of their own jobs only', async (role, own, foreign, theirs) => {
      const by = await server().signInAs(role);
      const column = theirs.replace('job.', '');
      const [mine, other] = await rows<{ id: number }>(
        'select id from job order by id desc limit 2',
      );
      await rows(`update job set ${column} = ${by.userId} where id = ${mine?.id}`);
      for (const [id, expected] of [
        [mine?.id, own],
        [other?.id, foreign],
      ] as const)
        for (const part of ['', '/card'])
          expect((await by.send('GET', `${path}/${id}${part}`)).statusCode).toBe(expected);
    });

    it.each(['/x', '/0', '/2147483648', '/%00', '/1/card?page=0', '/1?page=2', '/1?sourceId=x'])(
      'the board address %s is answered with a 4xx status',
      async (rest) => {
        const { statusCode } = await caller.send('GET', path + rest);
        expect(statusCode).toBeGreaterThanOrEqual(400);
        expect(statusCode).toBeLessThan(500);
      },
    );
  },
  {
    data: 'company',
    fill: async (db) => {
      await db.run(sql`
        update application set job_id = ${busyJob}
        where stage_id in (
            select stage_id from pipeline_stage join job using (pipeline_id) where job.id = ${busyJob})
          and id % 2 = 0`);
    },
  },
);
