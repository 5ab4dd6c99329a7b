import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { RuleResult } from '../../../contract/referrals/payouts/referral';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { makeUser } from '../../factories';
import { onDatabase, type Caller } from '../../server';
import { createDuePayouts, referralCalls } from './referral-parts';

interface Due {
  id: number;
  jobId: number;
  referrerId: number;
}

interface Part {
  words: string;
  join: (due: Due, person: number) => Promise<void>;
  leave: (due: Due, person: number) => Promise<void>;
}

onDatabase(
  (server) => {
    let officer: Caller;
    let administrator: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
      administrator = await server().signInAs('administrator');
    });
    const { approve, messageOf, record } = referralCalls(() => officer);

    const sent = async (method: 'PUT' | 'POST', path: string, payload: object) => {
      const answer = await administrator.send(method, path, { payload });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer;
    };
    const change = async ({ jobId }: Pick<Due, 'jobId'>, payload: object) => {
      await sent('PUT', `/api/v1/job/${jobId}`, payload);
    };
    const members = async (groupId: number, people: number[]) => {
      await sent('PUT', `/api/v1/group/${groupId}`, { members: people });
    };
    const other = () => makeUser(server().db, ['recruiter']);

    const makeTeam = async (): Promise<number> => {
      const row = await server().db.one<{ id: number }>(
        sql`insert into hiring_group (name) values (gen_random_uuid()::text) returning id`,
      );
      return row?.id ?? 0;
    };

    const due = async (): Promise<Due> => {
      const [id = 0] = await createDuePayouts(server());
      const { db } = server();
      const row = await db.one<Omit<Due, 'id'>>(sql`
        select job_id as "jobId", referrer_id as "referrerId" from referral
        where application_id = ${id}`);
      if (!row) throw new Error('There is no such referral');
      await db.run(sql`
        update job set group_id = ${await makeTeam()}, hiring_manager_id = null,
          recruiting_manager_id = null
        where id = ${row.jobId}`);
      await db.run(sql`delete from job_user where job_id = ${row.jobId}`);
      await db.run(sql`update application set recruiter_id = null where id = ${id}`);
      return { id, ...row };
    };
    const teamOf = async ({ jobId }: Pick<Due, 'jobId'>): Promise<number> => {
      const row = await server().db.one<{ id: number }>(
        sql`select group_id as id from job where id = ${jobId}`,
      );
      return row?.id ?? 0;
    };

    const parts: Part[] = [
      {
        words: 'Hiring manager of the job',
        join: (it, person) => change(it, { hiringManagerId: person }),
        leave: async (it) => change(it, { hiringManagerId: await other() }),
      },
      {
        words: 'Recruiting manager of the job',
        join: (it, person) => change(it, { recruitingManagerId: person }),
        leave: async (it) => change(it, { recruitingManagerId: await other() }),
      },
      {
        words: 'Added to the job by name',
        join: (it, person) => change(it, { userId: [person] }),
        leave: async (it) => change(it, { userId: [await other()] }),
      },
      {
        words: 'Member of the hiring team',
        join: async (it, person) => members(await teamOf(it), [person]),
        leave: async (it) => members(await teamOf(it), [await other()]),
      },
      {
        words: 'Recruiter of the applicant',
        join: async ({ id }, person) => {
          await sent('PUT', `/api/v1/application/${id}`, { recruitingManagerId: person });
        },
        leave: async ({ id }) => {
          await sent('PUT', `/api/v1/application/${id}`, { recruitingManagerId: await other() });
        },
      },
    ];

    const conflict = async (id: number): Promise<RuleResult | undefined> =>
      (await record(id)).rules?.find(({ rule }) => rule === 'conflict');
    const referredBy = async (id: number, person: number) => {
      await server().db.run(
        sql`update referral set referrer_id = ${person} where application_id = ${id}`,
      );
    };
    const day = /^\d{4}-\d\d-\d\d$/;

    it.each(parts)(
      'a referrer who was "$words" and left that role is not paid, and the case file shows its end',
      async ({ words, join, leave }) => {
        const it = await due();
        const person = await makeUser(server().db, ['recruiter']);
        await referredBy(it.id, person);
        expect(await conflict(it.id)).toMatchObject({ outcome: 'met' });
        await join(it, person);
        expect(await conflict(it.id)).toMatchObject({
          outcome: 'failed',
          value: `Conflict of interest: ${words}, since`,
          on: expect.stringMatching(day),
        });
        await leave(it, person);
        expect(await conflict(it.id)).toMatchObject({
          outcome: 'failed',
          value: `Conflict of interest: ${words}, until`,
          on: expect.stringMatching(day),
        });
        expect(await messageOf(it.id)).toContain(`Conflict of interest: ${words}, until`);
        expect((await record(it.id)).referralStatus.referralStatus).toBe('Waiting');
      },
    );

    it.each(parts)(
      'a person who was "$words" since the referral cannot approve its payout after leaving that role',
      async ({ join, leave }) => {
        const it = await due();
        const manager = await server().signInAs(['recruiting-manager', 'recruiter']);
        await join(it, manager.userId);
        expect(await messageOf(it.id, manager)).toBe(messages.payout.recused);
        await leave(it, manager.userId);
        expect(await messageOf(it.id, manager)).toBe(messages.payout.recusedBefore);
        expect((await approve([it.id])).changed).toBe(1);
      },
    );

    it('an approver who left their role in the job before the batch was built cannot approve the batch', async () => {
      const it = await due();
      const manager = await server().signInAs('recruiting-manager');
      await change(it, { recruitingManagerId: manager.userId });
      await change(it, { recruitingManagerId: await other() });
      const built = await officer.send('POST', '/api/v1/payout-batch', {
        payload: { applicantId: [it.id] },
      });
      const { id, version } = built.json().data;
      const answer = await manager.send('POST', `/api/v1/payout-batch/${id}/approve`, {
        payload: { version },
      });
      expect([answer.statusCode, answer.json().error?.message]).toEqual([
        409,
        batchMessages.conflict(1),
      ]);
    });

    it.each(parts)(
      'a referrer who was "$words" only before the referral is paid',
      async ({ join, leave }) => {
        const it = await due();
        const person = await makeUser(server().db, ['recruiter']);
        await join(it, person);
        await leave(it, person);
        await referredBy(it.id, person);
        await server().db.run(
          sql`update referral set referred_at = now() where application_id = ${it.id}`,
        );
        expect(await conflict(it.id)).toMatchObject({ outcome: 'met' });
      },
    );

    it('a team member keeps a conflict of interest when the job moves to another team', async () => {
      const it = await due();
      const person = await makeUser(server().db, ['recruiter']);
      await referredBy(it.id, person);
      const first = await teamOf(it);
      await members(first, [person]);
      await change(it, { groupId: await makeTeam() });
      const answer = await administrator.send('POST', '/api/v1/multiple-group-delete', {
        payload: { id: [first] },
      });
      expect(answer.statusCode).toBe(200);
      expect(await conflict(it.id)).toMatchObject({
        value: 'Conflict of interest: Member of the hiring team, until',
      });
    });

    it('a referrer who joined the job’s old team after it moved, or left the new team before, is paid', async () => {
      const it = await due();
      const [early, late] = [await other(), await other()];
      const [first, second] = [await teamOf(it), await makeTeam()];
      await members(second, [early]);
      await members(second, [await other()]);
      await change(it, { groupId: second });
      await members(first, [late]);
      for (const person of [early, late]) {
        await referredBy(it.id, person);
        expect(await conflict(it.id)).toMatchObject({ outcome: 'met' });
      }
    });

    it('a leaver keeps a conflict of interest after handing over their work, and the successor gets one', async () => {
      const it = await due();
      const [leaving, successor] = [await other(), await other()];
      for (const { join } of parts.filter(({ words }) => words !== 'Recruiter of the applicant'))
        await join(it, leaving);
      await sent('PUT', `/api/v1/application/${it.id}`, { recruitingManagerId: leaving });
      await sent('POST', `/api/v1/person/${leaving}/hand-over`, { toPersonId: successor });
      await referredBy(it.id, leaving);
      expect(await conflict(it.id)).toMatchObject({
        value: 'Conflict of interest: Hiring manager of the job, until',
      });
      await referredBy(it.id, successor);
      expect(await conflict(it.id)).toMatchObject({
        value: 'Conflict of interest: Hiring manager of the job, since',
      });
    });

    it('the list of due payouts omits referrals with a conflict of interest', async () => {
      const it = await due();
      const person = await makeUser(server().db, ['recruiter']);
      await referredBy(it.id, person);
      const isListed = async () => {
        const answer = await officer.send('GET', '/api/v1/referrals', {
          query: { type: '4', referralStatusId: '2', referrerId: String(person) },
        });
        return answer.json().meta.total === 1;
      };
      expect(await isListed()).toBe(true);
      await change(it, { userId: [person] });
      await change(it, { userId: [] });
      expect(await isListed()).toBe(false);
    });
  },
  { data: 'referrals' },
);
