import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import type {
  HireTime,
  OpeningAge,
  StageTime,
  Waiting,
} from '../../../contract/console/dashboard/hiring-times';
import type { PayoutFigure } from '../../../contract/referrals/payout-calendar/payout-calendar';
import { announce } from '../../../src/platform/realtime/changes';
import { onDatabase, type Caller } from '../../server';
import { readLines, figureReaders, signInReader, readTotal } from './dashboard-parts';
import { companyToday } from '../../company-today';
import { createDuePayouts, referralCalls } from '../../referrals/payouts/referral-parts';

interface Step {
  id: number;
  stage: number | null;
  category: string;
  at: string;
  job: number;
  department: number;
  applied: string;
}

const open = ['start', 'active', 'on-hold'];
const daysBetween = (since: string, until: string) =>
  Math.floor((Date.parse(until) - Date.parse(since)) / 86_400_000);
const grouped = <Item>(items: readonly Item[], by: (item: Item) => number): Map<number, Item[]> => {
  const groups = new Map<number, Item[]>();
  for (const item of items) groups.set(by(item), [...(groups.get(by(item)) ?? []), item]);
  return groups;
};
const medianOf = (numbers: number[]) =>
  numbers.sort((one, other) => one - other)[Math.ceil(numbers.length / 2) - 1];
const today = companyToday();
const inAWeek = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10);

onDatabase(
  (server) => {
    const waysOf = async (reach: string): Promise<Step[][]> => {
      const steps = await server().db.many<Step>(
        sql([
          `select application.id, history.stage_id as stage, status.category,
             history.created_at as at, job.id as job, job.department_id as department,
             application.created_at as applied
           from application join job on job.id = application.job_id
             join application_history history on history.application_id = application.id
             join status on status.id = history.status_id
           where ${reach} and history.undo_of is null and not exists (
             select from application_history undo where undo.undo_of = history.id)
           order by history.id`,
        ]),
      );
      return [...grouped(steps, ({ id }) => id).values()];
    };
    const entered = (way: Step[]) => way.filter((step, at) => step.stage !== way[at - 1]?.stage);
    const staysOf = (ways: Step[][]) =>
      ways.flatMap((way) =>
        entered(way).flatMap((step, at, all) => {
          const next = all[at + 1];
          return next && step.stage
            ? [{ ...step, days: daysBetween(step.at, next.at), stage: step.stage }]
            : [];
        }),
      );
    const mediansOf = (stays: ReturnType<typeof staysOf>) =>
      new Map(
        [...grouped(stays, ({ stage }) => stage)].map(([stage, of]) => [
          stage,
          medianOf(of.map(({ days }) => days)),
        ]),
      );
    const company = async () => mediansOf(staysOf(await waysOf('true')));
    const waitingFor = async (by: Caller) => {
      const lines = await readLines<Waiting>(by, 'waiting', { limit: '' });
      return new Map(lines.map((line) => [line.kind, line]));
    };
    const jobsOf = (reach: string, columns: string) =>
      server().db.one<Record<string, number>>(sql([`select ${columns} from job where ${reach}`]));

    const expectHireTimes = async (by: Caller, reach: string): Promise<HireTime[]> => {
      const lines = await readLines<HireTime>(by, 'hire-times');
      const hired = (await waysOf(reach)).flatMap((way) => {
        const before = way.findLastIndex(({ category }) => category !== 'hired');
        const at = way[before + 1];
        return at ? [{ ...at, days: daysBetween(at.applied, at.at) }] : [];
      });
      const byDepartment = grouped(hired, ({ department }) => department);
      expect(new Map(lines.map((line) => [line.departmentId, [line.hired, line.days]]))).toEqual(
        new Map(
          [...byDepartment].map(([id, of]) => [
            id,
            [of.length, medianOf(of.map(({ days }) => days))],
          ]),
        ),
      );
      return lines;
    };

    describe.each(figureReaders)('waiting work and times for the role $role', (reader) => {
      it('the number on each line of waiting work equals the total of the list that it opens', async () => {
        const by = await signInReader(server, reader);
        const waiting = await waitingFor(by);
        if (reader.role === 'auditor') {
          expect(waiting.size).toBe(0);
          return;
        }
        const usual = await company();
        const stalled = (await waysOf(reader.reach)).filter((way) => {
          const [latest, since] = [way.at(-1), entered(way).at(-1)];
          const days = usual.get(since?.stage ?? 0);
          return (
            latest &&
            since &&
            days !== undefined &&
            open.includes(latest.category) &&
            daysBetween(since.at, new Date().toISOString()) > days
          );
        });
        expect(stalled.length).toBeGreaterThan(0);
        expect(waiting.get('stalled')).toMatchObject({
          count: stalled.length,
          route: 'applicants.list',
          search: { stalled: '1' },
        });
        expect(await readTotal(by, '/api/v2/application', { isStalled: '1' })).toBe(stalled.length);
        const joining = { joiningFrom: today, joiningTo: inAWeek, category: 'hired' };
        expect(await readTotal(by, '/api/v2/application', joining)).toBe(
          waiting.get('joining')?.count ?? 0,
        );
        const expiring = `${reader.reach} and expiry_date between '${today}' and '${inAWeek}'`;
        const jobs = await jobsOf(expiring, 'count(*) as n');
        const days = { activeJobs: '1', expiryFrom: today, expiryTo: inAWeek };
        expect(await readTotal(by, '/api/v1/job', days)).toBe(jobs?.n);
        if (reader.role !== 'hiring-manager' && jobs?.n)
          expect(waiting.get('expiring')).toMatchObject({ from: today, to: inAWeek });
        if (reader.role !== 'hiring-manager')
          expect(waiting.get('expiring')?.count ?? 0).toBe(jobs?.n);
        const pairs = await readTotal(by, '/api/v1/duplicate-records', {});
        expect(waiting.get('duplicate')?.count ?? 0).toBe(
          reader.role === 'hiring-manager' ? 0 : pairs,
        );
      });

      it('times in stages are shown for the reader’s jobs, beside those of the whole company', async () => {
        const by = await signInReader(server, reader);
        const ways = await waysOf(reader.reach);
        const usual = await company();
        const expectSame = async (
          query: Record<string, string>,
          stays: ReturnType<typeof staysOf>,
        ) => {
          const lines = await readLines<StageTime>(by, 'stage-times', query);
          const medians = mediansOf(stays);
          expect(new Map(lines.map(({ stage, days }) => [stage.id, days]))).toEqual(medians);
          for (const { stage, companyDays } of lines) expect(companyDays).toBe(usual.get(stage.id));
          expect(lines.reduce((sum, line) => sum + line.stays, 0)).toBe(stays.length);
        };
        const stays = staysOf(ways);
        await expectSame({}, stays);
        const [one] = stays;
        await expectSame(
          { jobId: String(one?.job) },
          stays.filter(({ job }) => job === one?.job),
        );
        await expectSame(
          { departmentId: String(one?.department) },
          stays.filter(({ department }) => department === one?.department),
        );
      });

      it('times to hire are shown for the departments of the reader’s jobs', async () => {
        const by = await signInReader(server, reader);
        for (const { departmentId, hired } of await expectHireTimes(by, reader.reach)) {
          const filter = { departmentId: String(departmentId), category: 'hired' };
          expect(await readTotal(by, '/api/v2/application', filter)).toBe(hired);
        }
      });

      it('the ages of openings are shown for the reader’s active jobs', async () => {
        const by = await signInReader(server, reader);
        const lines = await readLines<OpeningAge>(by, 'opening-ages');
        for (const { from, to, jobs } of lines) {
          const filter = { activeJobs: '1', toDate: to, ...(from && { fromDate: from }) };
          expect(await readTotal(by, '/api/v1/job', filter)).toBe(jobs);
        }
        const all = await jobsOf(
          `${reader.reach} and not is_expired`,
          'count(*) as jobs, coalesce(sum(number_of_positions) filter (where job_status_id <> 3), 0) as openings',
        );
        const sumOf = (key: 'jobs' | 'openings') => lines.reduce((sum, line) => sum + line[key], 0);
        expect({ jobs: sumOf('jobs'), openings: sumOf('openings') }).toEqual(all);
      });
    });

    it('times to hire change when a status gets the category hired, and change back when it loses the category', async () => {
      const by = await server().signInAs('administrator');
      const hiredOf = async () =>
        (await expectHireTimes(by, 'true')).reduce((sum, line) => sum + line.hired, 0);
      const setCategory = async (id: number, category: string) => {
        const url = `/api/v1/applicant-status/${id}`;
        const answer = await by.send('PUT', url, { payload: { category } });
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      };
      const [way] = await server().db.many<{ id: number }>(sql`
        select history.status_id as id from application_history history
          join application on application.id = history.application_id
          join status here on here.id = application.status_id and here.category = 'hired'
          join status on status.id = history.status_id and status.category = 'active'
        where history.status_id >= 100 group by 1 order by count(*) desc limit 1`);
      const before = await hiredOf();
      const [inIt] = await server().db.many<{ n: number }>(
        sql`select count(*) as n from application where status_id = ${way?.id ?? 0}`,
      );
      await setCategory(way?.id ?? 0, 'hired');
      expect(await hiredOf()).toBe(before + (inIt?.n ?? 0));
      await setCategory(way?.id ?? 0, 'active');
      expect(await hiredOf()).toBe(before);
    });

    it('a payout officer sees waiting payouts only, with the same numbers as their lists', async () => {
      await createDuePayouts(server(), 2);
      const [unknown] = await createDuePayouts(server());
      await setJoiningDate(server().db, sql`null`, unknown ?? 0);
      const officer = await server().signInAs('payout-officer');
      const waiting = await waitingFor(officer);
      expect([...waiting.keys()]).toEqual(['payout-due', 'payout-unconfirmed']);
      const path = '/api/v1/referrals';
      expect(waiting.get('payout-due')?.count).toBe(
        await readTotal(officer, path, { type: '4', referralStatusId: '2' }),
      );
      expect(waiting.get('payout-unconfirmed')?.count).toBe(
        await readTotal(officer, path, { type: '4', confirmation: 'missing' }),
      );
    });

    it('payouts that are approved or of a deleted referral do not count as waiting work', async () => {
      const officer = await server().signInAs('payout-officer');
      const due = async () => {
        const answer = await officer.send('GET', '/api/v1/dashboard/payouts');
        const figures: PayoutFigure[] = answer.json().data;
        const waiting = await waitingFor(officer);
        return [
          waiting.get('payout-due')?.count ?? 0,
          figures.find(({ figure }) => figure === 'due')?.payouts,
        ];
      };
      const [approved = 0, gone = 0] = await createDuePayouts(server(), 2);
      await server().db.transaction(async (tx) =>
        announce(tx, { owner: 'referral', ids: [approved, gone], jobIds: [] }),
      );
      const [before = 0] = await due();
      expect(await due()).toEqual([before, before]);
      await referralCalls(() => officer).approve([approved]);
      expect(await due()).toEqual([before - 1, before - 1]);
      const path = '/api/v1/multiple-referal-payable-delete';
      const deleted = await officer.send('POST', path, { payload: { applicantId: [gone] } });
      expect([deleted.statusCode, deleted.json().error]).toEqual([200, undefined]);
      expect(await due()).toEqual([before - 2, before - 2]);
    });

    it('waiting work is refused to a referrer, who can do none of it', async () => {
      const referrer = await server().signInAs('referrer');
      expect((await referrer.send('GET', '/api/v1/dashboard/waiting')).statusCode).toBe(403);
    });

    it('the time in a stage counts when a move ends it, and not when that move is undone', async () => {
      const by = await server().signInAs('administrator');
      const stays = async () =>
        (await readLines<StageTime>(by, 'stage-times')).reduce((sum, line) => sum + line.stays, 0);
      const before = await stays();
      const [row] = await server().db.many<{ id: number; stage: number; status: number }>(sql`
        select application.id, next.stage_id as stage,
          (select status_id from stage_status where stage_id = next.stage_id
            order by sequence limit 1) as status
        from application join job on job.id = application.job_id
          join status on status.id = application.status_id
          join pipeline_stage here on here.pipeline_id = job.pipeline_id
            and here.stage_id = application.stage_id
          join pipeline_stage next on next.pipeline_id = job.pipeline_id
            and next.sequence = here.sequence + 1
        where status.category = 'active' limit 1`);
      const moved = await by.send('POST', '/api/v1/multiple-status-change', {
        payload: { applicantId: [row?.id], stageId: row?.stage, statusId: row?.status },
      });
      expect([moved.statusCode, moved.json().error]).toEqual([200, undefined]);
      expect(await stays()).toBe(before + 1);
      const payload = { id: moved.json().data.undo.id };
      const undone = await by.send('POST', '/api/v1/multiple-status-change/undo', { payload });
      expect([undone.statusCode, undone.json().error]).toEqual([200, undefined]);
      expect(await stays()).toBe(before);
      await server().db.run(sql`select count_stays()`);
      expect(await stays()).toBe(before);
    });
  },
  { data: 'company' },
);
