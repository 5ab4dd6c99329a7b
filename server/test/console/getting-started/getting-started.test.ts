import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import {
  GettingStarted,
  StarterSet,
  type OfferedPart,
} from '../../../contract/console/getting-started/getting-started';
import type { Role } from '../../../contract/permission';
import { makeCompany } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { minimalJob } from '../../jobs/postings/job-parts';

const path = '/api/v1/getting-started';
const set = '/api/v1/starter-set';

const answers: Record<Role, [steps: number, set: number]> = {
  administrator: [200, 200],
  'recruiting-manager': [403, 200],
  recruiter: [403, 403],
  'hiring-manager': [403, 403],
  'payout-officer': [403, 403],
  referrer: [403, 403],
  auditor: [403, 403],
};

onDatabase(
  (server) => {
    let caller: Caller;
    beforeAll(async () => {
      caller = await server().signInAs('administrator');
    });
    const read = async (): Promise<GettingStarted> => {
      const answer = (await caller.send('GET', path)).json();
      expect([...Value.Errors(One(GettingStarted), answer)]).toEqual([]);
      return answer.data;
    };
    const isSettingUp = async (by = caller): Promise<boolean> =>
      (await by.send('GET', '/api/v1/userinfo')).json().data.isSettingUp === true;
    const doneOf = async () => {
      const { steps, isDismissed } = await read();
      const done = steps.filter(({ isDone }) => isDone).map(({ name }) => name);
      expect(await isSettingUp()).toBe(!isDismissed && done.length < steps.length);
      return done;
    };
    const offered = async (): Promise<OfferedPart[]> => {
      const answer = (await caller.send('GET', set)).json();
      expect([...Value.Errors(One(StarterSet), answer)]).toEqual([]);
      return answer.data;
    };
    const create = (part: readonly string[]) =>
      caller.send('POST', set, { payload: { part: [...part] } });

    const createReferrals = (amount?: number, as = caller) =>
      as.send('POST', set, { payload: { part: ['referrals'], amount } });

    it('referral rules created on the getting-started page pay the entered amount everywhere', async () => {
      const missing = await createReferrals();
      expect(Object.keys(missing.json().error.fields)).toEqual(['amount']);
      const manager = await server().signInAs('recruiting-manager');
      expect((await createReferrals(5, manager)).statusCode).toBe(403);
      const seen = (await manager.send('GET', set)).json().data as OfferedPart[];
      expect(seen.map(({ part }) => part)).not.toContain('referrals');
      const about = (await offered()).find(({ part }) => part === 'referrals');
      expect(about).toMatchObject({ releaseDays: 90, stands: false });
      const made = await createReferrals(2_500);
      expect(made.json().data).toEqual({ created: { referrals: 1 } });
      const [slab] = (await caller.send('GET', '/api/v1/referral-amount')).json().data;
      expect(slab).toMatchObject({ department: null, designation: null, amount: 2_500 });
      expect((await offered()).find(({ part }) => part === 'referrals')?.stands).toBe(true);
      await caller.send('DELETE', `/api/v1/referral-amount/${slab.id as number}`);
      await server().db.run(sql`delete from user_role where user_id = ${manager.userId}`);
    });

    it('created referral rules exclude the chosen designations, and have the chosen release period', async () => {
      const [position] = await server().db.many<{ id: number }>(
        sql`insert into designation (name) values ('Recruiter of ours') returning id`,
      );
      const { id = 0 } = position ?? {};
      const choice = { part: ['referrals'], amount: 10, releaseDays: 60 };
      const send = (excludedDesignationId: number[]) =>
        caller.send('POST', set, { payload: { ...choice, excludedDesignationId } });
      const unknown = await send([id, 999_999]);
      expect(Object.keys(unknown.json().error.fields)).toEqual(['excludedDesignationId']);
      expect((await send([id])).json().data).toEqual({ created: { referrals: 2 } });
      const rules = (await caller.send('GET', '/api/v1/referral-eligibility')).json().data;
      expect(rules).toMatchObject([{ designation: 'Recruiter of ours', eligibilityStatus: 0 }]);
      const inForce = (
        await caller.send('GET', '/api/v1/get-referral-setting-by-referralType')
      ).json().data;
      expect(inForce).toMatchObject({ paymentReleaseInDays: 60, referralGapPeriod: 6 });
      await server().db.run(sql`delete from referral_amount`);
      expect((await send([id])).json().data).toEqual({ created: { referrals: 1 } });
      await server().db.run(sql`update referral_eligibility set is_eligible = true`);
      const otherwise = await send([id]);
      expect(otherwise.json().error.fields.excludedDesignationId).toContain('Recruiter of ours');
      await server().db.run(sql`delete from referral_eligibility`);
      await server().db.run(sql`delete from designation where id = ${id}`);
      await server().db.run(sql`delete from referral_amount`);
    });

    it.each(Object.entries(answers))(
      'a %s can read and create the missing setup only as the table of this test says',
      async (role, expected) => {
        const person = await server().signInAs(role as Role);
        const codes = [await person.send('GET', path), await person.send('GET', set)];
        expect(codes.map(({ statusCode }) => statusCode)).toEqual(expected);
        const [, mayCreate] = expected;
        const write = await person.send('POST', set, { payload: { part: [] } });
        expect(write.statusCode).toBe(mayCreate === 200 ? 422 : 403);
        await server().db.run(sql`delete from user_role where user_id = ${person.userId}`);
      },
    );

    it('an empty installation lists every missing part of the setup, and the stages that would be created', async () => {
      expect(await doneOf()).toEqual(['company']);
      const all = await offered();
      expect(all.map(({ part, stands }) => [part, stands])).toEqual([
        ['pipeline', false],
        ['sources', false],
        ['questions', false],
        ['priorities', false],
        ['group', false],
        ['referrals', false],
      ]);
      expect(all[0]?.stages?.map(({ name }) => name)).toEqual([
        'Screening',
        'Interview',
        'Offer',
        'Joining',
      ]);
    });

    it('creating the setup adds missing records only, and leaves existing ones unchanged', async () => {
      await caller.send('POST', '/api/v1/applicant-source', {
        payload: { source: ' CAMPUS ', identifier: 'our-campus' },
      });
      const sources = (await offered()).find(({ part }) => part === 'sources');
      expect(sources?.names).not.toContain('Campus');
      expect(sources?.names).toHaveLength(5);
      const answer = await create(['sources']);
      expect(answer.json().data).toEqual({ created: { sources: 5 } });
      const { data } = (
        await caller.send('GET', '/api/v1/applicant-source', { query: { search: 'campus' } })
      ).json();
      expect(data).toMatchObject([{ source: 'CAMPUS', identifier: 'our-campus' }]);
    });

    it('two people who create the setup at once create it once, and its pipeline works', async () => {
      // Another group may already contain the same question.
      const own = await caller.send('POST', '/api/v1/question-group', {
        payload: { questionGroupName: 'Ours', description: 'Asked before', status: 1 },
      });
      const asked = await caller.send('POST', '/api/v1/questions', {
        payload: {
          questionGroupId: own.json().data.id,
          question: 'When could you begin?',
          status: 1,
        },
      });
      expect(asked.statusCode).toBe(200);
      const all = ['pipeline', 'sources', 'questions', 'priorities', 'group'];
      const both = await Promise.all([create(all), create(all)]);
      const created = both.map((answer) => answer.json().data.created as Record<string, number>);
      const one = created.find(({ pipeline }) => pipeline !== 0);
      expect(one).toEqual({ pipeline: 13, sources: 0, questions: 5, priorities: 3, group: 1 });
      expect(created).toContainEqual({
        pipeline: 0,
        sources: 0,
        questions: 0,
        priorities: 0,
        group: 0,
      });
      const left = (await offered()).filter(({ stands }) => !stands);
      expect(left.map(({ part }) => part)).toEqual(['referrals']);
      expect(await doneOf()).toEqual(['company', 'hiring']);

      const pipelines = (await caller.send('GET', '/api/v1/pipeline')).json().data;
      expect(pipelines).toHaveLength(1);
      const [{ stage }] = pipelines as [{ stage: { name: string; status: { id: number }[] }[] }];
      expect(stage.map(({ name }) => name)).toEqual(['Screening', 'Interview', 'Offer', 'Joining']);
      expect(stage.at(-1)?.status.map(({ id }) => id)).toEqual([1, 19, 2]);
      const priorities = (await caller.send('GET', '/api/v1/job-priority')).json().data;
      expect(priorities.map(({ status }: { status: string }) => status)).toEqual(['1', '1', '1']);
    });

    it('each record created by the setup leaves an audit log line', async () => {
      const rows = await server().db.many<{ action: string }>(
        sql`select distinct action from audit_entry where actor_id = ${caller.userId}`,
      );
      expect(rows.map(({ action }) => action)).toEqual(
        expect.arrayContaining(['pipeline.create', 'stage.create', 'status.create']),
      );
    });

    it('a request to create an unknown part of the setup is refused, with the error at that part', async () => {
      const answer = await create(['holidays']);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.fields)).toEqual(['part.0']);
    });

    it('each getting-started step is done while its records exist, and open again without them', async () => {
      const { db } = server();
      await db.run(sql`insert into department (id, name) values (1, 'Bakery')`);
      expect(await doneOf()).toEqual(['company', 'hiring']);
      await db.run(sql`insert into country (id, name) values (9001, 'Elsewhere')`);
      await db.run(sql`insert into city (id, name, country_id) values (1, 'Harbour', 9001)`);
      await db.run(sql`insert into location (id, display, city_id) values (1, 'Harbour', 1)`);
      await server().signInAs('recruiter');
      expect(await doneOf()).toEqual(['company', 'hiring', 'directory', 'people']);
      await createReferrals(2_500);
      expect(await doneOf()).toContain('referrals');
      const job = await caller.send('POST', '/api/v1/job', { payload: minimalJob });
      expect(job.statusCode).toBe(200);
      expect(await doneOf()).toHaveLength(6);
      await caller.send('POST', '/api/v1/multiple-job-delete', {
        payload: { jobId: [job.json().data.jobId] },
      });
      expect(await doneOf()).not.toContain('job');
    });

    it('a dismissed getting-started step no longer counts as open', async () => {
      const put = (dismissedSteps: string[]) =>
        caller.send('PUT', path, { payload: { dismissedSteps } });
      expect(await isSettingUp()).toBe(true);
      const { steps } = (await put(['job'])).json().data as GettingStarted;
      expect(steps.filter(({ isDismissed }) => isDismissed).map(({ name }) => name)).toEqual([
        'job',
      ]);
      expect(await isSettingUp()).toBe(false);
      expect((await put(['holidays'])).statusCode).toBe(422);
      await put([]);
      expect(await isSettingUp()).toBe(true);
    });

    it('the getting-started steps can be dismissed and restored, for all administrators together', async () => {
      const put = (isDismissed: boolean) => caller.send('PUT', path, { payload: { isDismissed } });
      expect((await put(true)).json().data.isDismissed).toBe(true);
      expect((await read()).isDismissed).toBe(true);
      expect(await isSettingUp()).toBe(false);
      expect((await put(false)).json().data.isDismissed).toBe(false);
      expect(await isSettingUp()).toBe(true);
      expect(await isSettingUp(await server().signInAs('recruiting-manager'))).toBe(false);
    });
  },
  { fill: async (db) => void (await makeCompany(db)) },
);
