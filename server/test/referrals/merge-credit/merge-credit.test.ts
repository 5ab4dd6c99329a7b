import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { recordSuspectedDuplicates } from '../../../src/applicants/duplicates/suspect-duplicates';
import Value from 'typebox/value';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { CreditLine } from '../../../contract/applicants/duplicates/duplicate';
import type { Method } from '../../../contract/call';
import { onDatabase, type Caller } from '../../server';
import { listPairs } from '../../applicants/duplicates/duplicate-parts';
import { createDuePayouts, referralCalls } from '../payouts/referral-parts';

type Attribution = 'One' | 'Two' | 'Three';

onDatabase(
  (server) => {
    let manager: Caller;
    let made = 0;
    beforeAll(async () => {
      manager = await server().signInAs('recruiting-manager');
    });
    const { record, approve, change } = referralCalls(() => manager);

    const twoReferrals = async (attribution: Attribution, sameJob = false) => {
      made += 1;
      const [first = 0] = await createDuePayouts(server());
      const [second = 0] = await createDuePayouts(server());
      const { db } = server();
      const email = `twin${made}@example.com`;
      await db.run(sql`
        update applicant set email = ${email}
        where id in (select applicant_id from application where id in (${first}, ${second}))`);
      await recordSuspectedDuplicates(
        db,
        sql`person.id = (select applicant_id from application where id = ${second})`,
      );
      await db.run(sql`
        update application set job_id = (
          select other.id from job other, application one join job on job.id = one.job_id
          where one.id = ${first} and (other.id = job.id) = ${sameJob}
            and (other.pipeline_id is null) = (job.pipeline_id is null)
          order by other.id limit 1)
        where id = ${second}`);
      await db.run(sql`
        update referral set attribution = ${attribution},
          job_id = (select job_id from application where id = application_id),
          referred_at = now() - case application_id when ${first} then interval '201 days' else interval '200 days' end
        where application_id in (${first}, ${second})`);
      const { data } = await listPairs(manager, { search: email });
      const [pair] = data;
      if (!pair) throw new Error('They are not suspected');
      return { first, second, pairId: pair.id, survivorId: pair.first.personId };
    };
    type Two = Awaited<ReturnType<typeof twoReferrals>>;

    const send = async (method: Method, { pairId }: Two, end: string, parts: object = {}) => {
      const answer = await manager.send(
        method,
        `/api/v1/duplicate-records/${pairId}/${end}`,
        parts,
      );
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json().data;
    };
    const credit = async (two: Two): Promise<CreditLine[]> => {
      const lines = await send('GET', two, 'credit', {
        query: { survivorId: String(two.survivorId) },
      });
      for (const line of lines) expect([...Value.Errors(CreditLine, line)]).toEqual([]);
      return lines;
    };
    const merge = (two: Two) =>
      send('POST', two, 'merge', { payload: { survivorId: two.survivorId } });
    const standings = async ({ first, second }: Two) =>
      Promise.all([record(first), record(second)]);

    it.each<[Attribution, boolean, CreditLine['credit'][]]>([
      ['One', false, ['kept', 'lost']],
      ['One', true, ['kept', 'lost']],
      ['Two', false, ['kept', 'kept']],
      ['Two', true, ['kept', 'lost']],
      ['Three', false, ['undecided', 'undecided']],
      ['Three', true, ['undecided', 'undecided']],
    ])(
      'attribution %s, same job %s: a merge affects payouts as announced, and undoing it reverts that',
      async (attribution, sameJob, expected) => {
        const two = await twoReferrals(attribution, sameJob);
        const before = await standings(two);
        // Duplicates that nobody dismissed are paid once, even before the merge.
        expect(before.map((one) => one.referralStatus.referralStatus)).toEqual(
          expected.map((kept) => (kept === 'kept' ? 'Due' : 'Waiting')),
        );
        const lines = await credit(two);
        expect(lines.map((line) => [line.applicantId, line.credit])).toEqual([
          [two.first, expected[0]],
          [two.second, expected[1]],
        ]);
        expect(await standings(two)).toEqual(before);
        expect((await listPairs(manager)).data.some(({ id }) => id === two.pairId)).toBe(true);
        await merge(two);
        const after = await standings(two);
        expect(after.map(({ referralStatus, reason }) => ({ referralStatus, reason }))).toEqual(
          lines.map(({ referralStatus, reason }) => ({ referralStatus, reason })),
        );
        await send('POST', two, 'undo-merge');
        expect(await standings(two)).toEqual(before);
      },
    );

    it('an approved payout remains with its referrer after a merge, whoever referred first, and the other referral is not paid', async () => {
      const two = await twoReferrals('One');
      const officer = await server().signInAs('payout-officer');
      const bring = (referralStatusId: number) =>
        change({ applicantId: [two.first], referralStatusId, remark: 'Tried' }, officer);
      await bring(payoutStates['not-eligible'].id);
      expect((await approve([two.second], officer)).changed).toBe(1);
      await bring(payoutStates.waiting.id);
      const lines = await credit(two);
      expect(lines.map((line) => line.credit)).toEqual(['lost', 'decided']);
      expect(lines[0]?.reason).toMatch(/^Another referral of this person comes first, of /);
      await merge(two);
      expect((await approve([two.first], officer)).results[0]?.message).toContain('comes first');
      const [, decided] = await standings(two);
      expect(decided.rules?.every(({ outcome }) => outcome === 'met')).toBe(true);
    });

    it('a withdrawn referral gets no credit, unless its payout was decided', async () => {
      const [given, decided] = [await twoReferrals('One'), await twoReferrals('One')];
      const officer = await server().signInAs('payout-officer');
      await approve([decided.first], officer);
      await server().db.run(sql`
        update application
        set status_id = (select min(id) from status where category = 'withdrawn')
        where id in (${given.first}, ${decided.first})`);
      await setJoiningDate(server().db, sql`null`, given.first, decided.first);
      await merge(given);
      await merge(decided);
      expect((await record(given.second)).referralStatus.referralStatus).toBe('Due');
      expect((await approve([given.second], officer)).changed).toBe(1);
      expect((await record(decided.second)).reason).toMatch(/^Another referral of this person /);
    });

    it('only people who may merge records can read the effect of a merge on payouts', async () => {
      const two = await twoReferrals('One');
      const query = { survivorId: String(two.survivorId) };
      const path = `/api/v1/duplicate-records/${two.pairId}/credit`;
      for (const role of ['hiring-manager', 'payout-officer', 'referrer', 'auditor'] as const) {
        const caller = await server().signInAs(role);
        expect((await caller.send('GET', path, { query })).statusCode).toBe(403);
      }
      const wrong = await manager.send('GET', path, { query: { survivorId: '999999' } });
      expect(wrong.statusCode).toBe(422);
    });
  },
  { data: 'company' },
);
