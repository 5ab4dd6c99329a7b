import sql from 'sql-template-tag';
import { Value } from 'typebox/value';
import {
  RetentionPreview,
  type RetentionRuleShapes,
} from '../../../contract/privacy/retention/retention-rule';
import { fillInLastMoves } from '../../../src/applicants/applications/note-last-moves';
import { joinDomainEntries } from '../../../src/platform/domain';
import { runRetention } from '../../../src/privacy/retention/run-retention';
import { domains } from '../../../src/start/domains';
import { onDatabase, type Caller } from '../../server';

type Draft = RetentionRuleShapes['create'];

interface StoredApplication {
  id: number;
  applicantId: number;
  category: string;
  countryId: number | null;
  sourceId: number | null;
  months: number;
}

const path = '/api/v1/retention-rules';
const data = joinDomainEntries(domains, 'personalData');

onDatabase(
  (server) => {
    let admin: Caller;
    let made = 0;
    const parts = () => ({
      ...{ db: server().db, keys: server().keys, data, folder: server().config.dataFolder },
    });
    const run = (signal = new AbortController().signal) => runRetention(parts(), { signal });
    const addRule = async (rule: Omit<Draft, 'name'>): Promise<string> => {
      made += 1;
      const name = `Rule ${made}`;
      const answer = await admin.send('POST', path, { payload: { name, ...rule } });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return name;
    };
    const preview = async (rule: Omit<Draft, 'name'>): Promise<RetentionPreview> => {
      const answer = await admin.send('POST', `${path}/preview`, {
        payload: { name: 'New', ...rule },
      });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      expect([...Value.Errors(RetentionPreview, answer.json().data)]).toEqual([]);
      return answer.json().data;
    };
    const erasedIds = async (): Promise<number[]> =>
      (
        await server().db.many<{ id: number }>(sql`
          select id from applicant where erased_at is not null order by id`)
      ).map(({ id }) => id);

    /**
     * Reads the whole months since each application's last status change; every change is three days past a
     * whole month.
     */
    const readAll = () =>
      server().db.many<StoredApplication>(sql`
        select application.id, applicant_id as "applicantId", category, job.country_id as "countryId",
          source_id as "sourceId",
          (extract(year from age(now(), moved.at)) * 12
            + extract(month from age(now(), moved.at)))::integer as months
        from application join (
            select application_id, max(created_at) as at from application_history group by 1) moved
            on moved.application_id = application.id
          join status on status.id = status_id join job on job.id = job_id`);

    /** Computes who is due for erasure, independently of the server's code. */
    const expectDue = async (rules: readonly Omit<Draft, 'name'>[]): Promise<number[]> => {
      const people = new Map<number, StoredApplication[]>();
      for (const one of await readAll())
        people.set(one.applicantId, [...(people.get(one.applicantId) ?? []), one]);
      const isPast = (one: StoredApplication) => {
        const fitting = rules.filter(
          (rule) =>
            rule.outcome === one.category &&
            (rule.countryId ?? one.countryId) === one.countryId &&
            (rule.sourceId ?? one.sourceId) === one.sourceId,
        );
        return (
          fitting.length > 0 &&
          one.months >= Math.max(...fitting.map(({ keepMonths }) => keepMonths))
        );
      };
      return [...people]
        .filter(([, applications]) => applications.every(isPast))
        .map(([id]) => id)
        .sort((one, other) => one - other);
    };

    beforeAll(async () => {
      admin = await server().signInAs('administrator');
      await server().db.run(sql`
        update application_history set created_at = now() - interval '3 days'
          - make_interval(months => application_id % 18)`);
      await server().db.run(sql`update application set kept_since = null`);
      await fillInLastMoves(server().db, new AbortController().signal);
      await server().db.run(sql`update job set country_id = case when id % 3 = 0 then 356
        when id % 3 = 1 then 276 end`);
    });
    beforeEach(() => server().db.run(sql`delete from retention_rule`));

    it('without a retention rule nobody is erased', async () => {
      await run();
      expect(await erasedIds()).toEqual([]);
    });

    it('only administrators can make retention rules, and auditors can read them', async () => {
      const rule = { name: 'No', outcome: 'rejected', keepMonths: 6 };
      for (const role of ['recruiting-manager', 'recruiter', 'auditor'] as const) {
        const caller = await server().signInAs(role);
        expect((await caller.send('POST', path, { payload: rule })).statusCode).toBe(403);
        expect((await caller.send('GET', path)).statusCode).toBe(role === 'auditor' ? 200 : 403);
      }
      const wrong = { ...rule, keepMonths: 0 };
      expect((await admin.send('POST', path, { payload: wrong })).statusCode).toBe(422);
    });

    it('the preview of a retention rule counts the people due this month and names the first, before the rule is saved', async () => {
      await addRule({ outcome: 'withdrawn', keepMonths: 12 });
      const draft = { outcome: 'rejected', keepMonths: 8 } as const;
      const found = await preview(draft);
      const now = await expectDue([draft, { outcome: 'withdrawn', keepMonths: 12 }]);
      expect(now.length).toBeGreaterThan(20);
      // The preview also counts people who become due later this month.
      expect(found.people).toBeGreaterThanOrEqual(now.length);
      expect(found.byThisRule).toBeGreaterThan(0);
      expect(found.byThisRule).toBeLessThan(found.people);
      expect(found.first).toHaveLength(20);
      expect(found.first.map(({ day }) => day)).toEqual(
        found.first.map(({ day }) => day).toSorted(),
      );
      expect(await erasedIds()).toEqual([]);
    });

    it('a new recruiter does not postpone the erasure of an applicant, and a new status does', async () => {
      const rule = { outcome: 'withdrawn', keepMonths: 6 } as const;
      const due = await expectDue([rule]);
      const all = await readAll();
      const [assigned, moved] = due
        .map((id) => all.filter(({ applicantId }) => applicantId === id))
        .flatMap(([one, other]) => (one && !other ? [one] : []));
      const before = await preview(rule);
      const send = async (id: number | undefined, payload: object): Promise<void> => {
        const path = `/api/v1/application/${id}`;
        const { version } = (await admin.send('GET', path)).json().data;
        const answer = await admin.send('PUT', path, { payload: { version, ...payload } });
        expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      };
      const recruiter = await server().signInAs('recruiter');
      await send(assigned?.id, { recruitingManagerId: recruiter.userId });
      expect(await preview(rule)).toEqual(before);
      const other = await server().db.one<{ stage: number; status: number }>(sql`
        select stage_id as stage, status.id as status from application join stage_status using (stage_id)
          join status on status.id = stage_status.status_id
        where application.id = ${moved?.id} and status.id <> application.status_id limit 1`);
      await send(moved?.id, { stageId: other?.stage, statusId: other?.status });
      expect((await preview(rule)).people).toBe(before.people - 1);
    });

    it('of two retention rules the later date applies, and the erasure names its rule', async () => {
      const rules = [
        { outcome: 'rejected', keepMonths: 4 },
        { outcome: 'rejected', keepMonths: 14, countryId: 356 },
      ] as const;
      const names = [await addRule(rules[0]), await addRule(rules[1])];
      const expected = await expectDue(rules);
      await run();
      expect(await erasedIds()).toEqual(expected);
      const kept = await server().db.many<{ rule: string; indian: boolean }>(sql`
        select distinct erasure.rule, job.country_id is not distinct from 356 as indian
        from erasure join application on application.id = any (application_ids)
          join job on job.id = application.job_id
        where cardinality(application_ids) = 1 order by 1`);
      expect(kept).toEqual([
        { rule: names[0], indian: false },
        { rule: names[1], indian: true },
      ]);
    });

    it('the retention report says how many people each rule erased, each counted once', async () => {
      const [mail] = await server().db.many<{ count: number; runId: number }>(sql`
        select count(*) as count, max((reference ->> 'runId')::integer) as "runId"
        from mail_message where kind = 'retention-report' and person_id = ${admin.userId}`);
      expect(mail?.count).toBe(1);
      const runs = (await admin.send('GET', '/api/v1/retention-runs')).json().data;
      const told = runs.find(({ id }: { id: number }) => id === mail?.runId);
      expect(told.erased).toBe((await erasedIds()).length);
      expect(Object.values(told.byRule).reduce((sum, n) => Number(sum) + Number(n), 0)).toBe(
        told.erased,
      );
    });

    it('a person on hold is not erased until the hold ends', async () => {
      const rule = { outcome: 'hired', keepMonths: 3 } as const;
      await addRule(rule);
      const [first = 0, ...others] = (await expectDue([rule])).slice(0, 2);
      const [application] = (await readAll()).filter(({ applicantId }) => applicantId === first);
      const act = (action: string, payload: object = {}) =>
        admin.send('POST', `/api/v1/application/${application?.id}/${action}`, { payload });
      const answer = await act('hold', { reason: 'Case 12' });
      expect(answer.json().data.hold).toMatchObject({ reason: 'Case 12' });
      expect((await preview(rule)).onHold).toBe(1);
      expect((await act('anonymise', { reason: 'x' })).statusCode).toBe(409);
      await run();
      expect(await erasedIds()).toEqual(expect.arrayContaining(others));
      expect(await erasedIds()).not.toContain(first);
      expect((await act('end-hold')).statusCode).toBe(200);
      await run();
      expect(await erasedIds()).toContain(first);
      expect((await act('end-hold')).statusCode).toBe(409);
    });

    it('a retention run that was killed continues, and erases nobody twice or partly', async () => {
      await server().db.run(sql`
        with steps as (update application_history set created_at = now() - interval '30 months')
        update application set kept_since = now() - interval '30 months',
          status_id = (select id from status where category = 'withdrawn' order by id limit 1)
        where applicant_id in (select id from applicant where erased_at is null)`);
      await addRule({ outcome: 'withdrawn', keepMonths: 24 });
      const before = await erasedIds();
      let calls = 0;
      const dying = parts();
      const broken = {
        ...dying,
        data: data.map((one) => ({
          ...one,
          erase: (...given: Parameters<typeof one.erase>) => {
            calls += 1;
            if (calls === data.length * 2 + 3) throw new Error('killed');
            return one.erase(...given);
          },
        })),
      };
      await expect(runRetention(broken, { signal: new AbortController().signal })).rejects.toThrow(
        'killed',
      );
      const half = (await erasedIds()).length - before.length;
      expect(half).toBeGreaterThan(0);
      expect(half % 100).toBe(0);
      await run();
      const all = await server().db.one<{ people: number; left: number; twice: number }>(sql`
        select count(*)::integer as people,
          (select count(*)::integer from applicant where erased_at is null and merged_into_id is null
            and exists (select from application where applicant_id = applicant.id)) as left,
          (select count(*)::integer from (select 1 from erasure group by applicant_ids having count(*) > 1) two) as twice
        from erasure`);
      expect(all).toMatchObject({ left: 0, twice: 0 });
      const runs = (await admin.send('GET', '/api/v1/retention-runs')).json().data;
      expect(runs[0].erased).toBe((await erasedIds()).length - before.length);
      expect(runs.every(({ finishedAt }: { finishedAt: string | null }) => finishedAt)).toBe(true);
    });
  },
  { data: 'company' },
);
