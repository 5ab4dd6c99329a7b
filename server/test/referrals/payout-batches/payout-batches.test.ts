import { setJoiningDate } from '../../join';
import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { PayoutBatchLine } from '../../../contract/referrals/payout-batches/payout-batch';
import { messages } from '../../../contract/messages';
import { roles } from '../../../contract/permission';
import { onDatabase, type Caller } from '../../server';
import { batchCalls, batchPath, downloadBatchFile, storeDuePayouts } from './payout-batch-parts';
import { referralCalls, today } from '../payouts/referral-parts';

onDatabase(
  (server) => {
    let officer: Caller;
    let manager: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
      manager = await server().signInAs('recruiting-manager');
    });
    const { record, change } = referralCalls(() => officer);
    const { post, build, step, read, refusalOf, confirm } = batchCalls(() => officer);
    const run = (text: string) => server().db.run(sql([text]));
    const stateOf = async (id: number) => (await record(id)).referralStatus.referralStatus;
    const approvals = (count: number) =>
      run(`update referral_setting set approvals = ${count} where is_active`);
    const exported = async (ids: number[]) => {
      const { id } = await build(ids);
      await step(id, 'approve', manager);
      return step(id, 'export');
    };

    it('a batch contains the payable payouts, and the reason why each other one was left out', async () => {
      const [good = 0, early = 0, held = 0] = await storeDuePayouts(server(), 3);
      await setJoiningDate(server().db, sql`${today} - 10`, early);
      await change({ applicantId: [held], referralStatusId: 6, remark: 'Wait' });
      const batch = await build([good, early, held]);
      expect(batch).toMatchObject({
        state: 'open',
        rows: 1,
        amount: 15_000.5,
        currency: 'INR',
        approvals: 1,
        approved: 0,
        createdBy: { userId: officer.userId },
        departments: [{ rows: 1, amount: 15_000.5 }],
        states: [{ state: 'due', rows: 1 }],
        stopped: { count: 0 },
        steps: { approve: '', export: batchMessages.notApproved('to be approved') },
      });
      expect(batch.refused.count).toBe(2);
      const why = new Map(
        batch.refused.first.map(({ applicantId, message }) => [applicantId, message]),
      );
      expect(why.get(early)).toMatch(/^It is not payable: Payable from /);
      expect(why.get(held)).toBe('It is On hold.');
    });

    it('an approved, exported and confirmed batch pays each of its payouts, with history', async () => {
      const [one = 0, two = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([one, two]);
      expect(await step(id, 'approve', manager)).toMatchObject({
        state: 'approved',
        approvers: [{ person: { userId: manager.userId } }],
      });
      expect(await stateOf(one)).toBe('Approved');
      expect(await step(id, 'export')).toMatchObject({ state: 'exported' });
      const file = await downloadBatchFile(server(), officer, id);
      expect(await confirm(id, file.body)).toMatchObject({ total: 2, paid: 2, refused: 0 });
      expect(await confirm(id, file.body)).toMatchObject({ paid: 0, unchanged: 2 });
      expect(await read(id)).toMatchObject({ state: 'paid', states: [{ state: 'paid', rows: 2 }] });
      expect((await record(two)).history?.map(({ from, to }) => [from, to])).toEqual([
        ['Exported', 'Paid'],
        ['Approved', 'Exported'],
        ['Due', 'Approved'],
      ]);
      const audited = await server().db.many<{ action: string }>(sql`
        select action from audit_entry where subject = 'payout-batch' and subject_id = ${id}
        order by id`);
      expect(audited.map(({ action }) => action)).toEqual([
        'payout-batch.build',
        'payout-batch.approve',
        'payout-batch.export',
        'payout-batch.confirm',
      ]);
    });

    it('two people must approve a batch if the settings required it when the batch was built', async () => {
      const ids = await storeDuePayouts(server(), 1);
      await approvals(2);
      const { id } = await build(ids);
      await approvals(1);
      expect(await step(id, 'approve', manager)).toMatchObject({ state: 'open', approved: 1 });
      expect(await stateOf(ids[0] ?? 0)).toBe('Due');
      expect(await refusalOf(id, 'approve', manager)).toEqual([409, batchMessages.approvedByYou]);
      expect(await refusalOf(id, 'export')).toEqual([
        409,
        batchMessages.notApproved('to be approved'),
      ]);
      expect(await step(id, 'approve', officer)).toMatchObject({ state: 'approved', approved: 2 });
    });

    it('nobody can approve a batch with their own referral or with a person in whose hiring they take part', async () => {
      const [own = 0, hired = 0] = await storeDuePayouts(server(), 2);
      await run(
        `update referral set referrer_id = ${manager.userId} where application_id = ${own}`,
      );
      await run(`update application set recruiter_id = ${manager.userId} where id = ${hired}`);
      const { id } = await build([own, hired]);
      expect(await refusalOf(id, 'approve', manager)).toEqual([409, batchMessages.conflict(2)]);
      expect((await read(id, manager)).steps.approve).toBe(batchMessages.conflict(2));
      expect(await step(id, 'approve')).toMatchObject({ state: 'approved' });
    });

    it('an approver is warned of people in the batch who referred them in the last 12 months', async () => {
      const [id = 0, chain = 0] = await storeDuePayouts(server(), 2);
      const approver = await server().signInAs('recruiting-manager');
      await run(`update applicant set email = (select email from app_user where id = ${approver.userId})
        where id = (select applicant_id from application where id = ${chain})`);
      const batch = await build([id]);
      expect((await read(batch.id, approver)).chain).toMatchObject([{ name: 'Ravi' }]);
      expect((await read(batch.id, manager)).chain).toEqual([]);
      await run(`update referral set referred_at = now() - interval '13 months'
        where application_id = ${chain}`);
      expect((await read(batch.id, approver)).chain).toEqual([]);
    });

    it('a payout that is no longer due is left out of its batch with the reason, and can join another', async () => {
      const [good = 0, left = 0, held = 0] = await storeDuePayouts(server(), 3);
      const { id } = await build([good, left, held]);
      await run(`update referral set hire_left_on = payable_on - 1 where application_id = ${left}`);
      const stopped = (await read(id)).stopped;
      expect(stopped).toMatchObject({ count: 1, first: [{ applicantId: left }] });
      expect(stopped.first[0]?.message).toMatch(/The person left on/);
      await step(id, 'approve', manager);
      await change({ applicantId: [held], referralStatusId: 6, remark: 'Wait' });
      expect(await step(id, 'export')).toMatchObject({ rows: 1, amount: 15_000.5 });
      const lines = await officer.send('GET', `${batchPath}/${id}/rows`);
      const leftOut = new Map(
        (lines.json().data as PayoutBatchLine[]).map((line) => [line.applicantId, line.leftOut]),
      );
      expect(leftOut.get(good)).toBe('');
      expect(leftOut.get(left)).toMatch(/The person left on/);
      expect(leftOut.get(held)).toBe('It is On hold.');
      await change({ applicantId: [held], referralStatusId: 1, remark: 'Go on' });
      expect(await build([held])).toMatchObject({ rows: 1 });
    });

    it('a payout put on hold and resumed after the batch’s approval waits for a new approval', async () => {
      const [good = 0, resumed = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([good, resumed]);
      await step(id, 'approve', manager);
      await change({ applicantId: [resumed], referralStatusId: 6, remark: 'Wait' });
      await change({ applicantId: [resumed], referralStatusId: 1, remark: 'Go on' });
      expect(await step(id, 'export')).toMatchObject({ rows: 1 });
      expect(await stateOf(resumed)).toBe('Due');
    });

    it('a setting changed after a batch was built changes nothing in it', async () => {
      const ids = await storeDuePayouts(server(), 2);
      const { id } = await build(ids);
      await run(`insert into designation (name) values ('Closed position')`);
      await run(`update app_user set designation_id = (
        select id from designation where name = 'Closed position')
        where id = (select referrer_id from referral where application_id = ${ids[0]})`);
      await run(`insert into referral_eligibility (designation_id, is_eligible)
        select id, false from designation where name = 'Closed position'`);
      await run('update referral_setting set release_days = 180 where is_active');
      expect(await stateOf(ids[0] ?? 0)).toBe('Waiting');
      await step(id, 'approve', manager);
      expect(await step(id, 'export')).toMatchObject({ rows: 2, amount: 30_001 });
      await run('update referral_setting set release_days = 90 where is_active');
    });

    it('the database allows a referral in one open batch only', async () => {
      const ids = await storeDuePayouts(server(), 2);
      const { id } = await build(ids);
      const again = await post('', officer, { applicantId: ids });
      expect([again.statusCode, again.json().error.fields]).toEqual([
        422,
        { applicantId: `${batchMessages.none} ${batchMessages.inBatch(id)}` },
      ]);
      await expect(
        run(`insert into payout_batch_row (batch_id, referral_id, application_id, employee_number,
          employee, email, job_code, department, payable_on, amount_minor, currency)
          select batch_id, referral_id, 1, '', '', '', '', '', payable_on, 1, currency
          from payout_batch_row where batch_id = ${id} limit 1`),
      ).rejects.toThrow('payout_batch_row_goes_out');
      expect(await step(id, 'discard')).toMatchObject({ state: 'discarded', rows: 0 });
      expect(await build(ids)).toMatchObject({ rows: 2 });
    });

    it('only one of two simultaneous batches with the same payouts is built', async () => {
      const ids = await storeDuePayouts(server(), 6);
      const both = await Promise.all([
        post('', officer, { applicantId: ids }),
        post('', officer, { applicantId: ids }),
      ]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    });

    it('a batch built again with the same Idempotency-Key is the same batch', async () => {
      const applicantId = await storeDuePayouts(server(), 2);
      const send = (ids: number[]) =>
        post('', officer, { applicantId: ids }, { 'idempotency-key': 'payouts of November' });
      const first = (await send(applicantId)).json().data;
      expect((await send(applicantId)).json().data).toEqual(first);
      expect((await send([1])).json().error.code).toBe('ALREADY_CREATED');
    });

    it('a payout cannot be exported or paid outside a batch, but an exported one can be reversed', async () => {
      const [id = 0] = await storeDuePayouts(server(), 1);
      for (const referralStatusId of [4, 5]) {
        const { results } = await change({ applicantId: [id], referralStatusId });
        expect(results[0]?.outcome).toBe('refused');
      }
      await exported([id]);
      expect((await change({ applicantId: [id], referralStatusId: 5 })).results[0]?.message).toBe(
        messages.payout.byBatch,
      );
      const reversal = { applicantId: [id], referralStatusId: 8, remark: 'Wrong account' };
      expect((await change(reversal, manager)).results[0]?.message).toBe(messages.payout.forbidden);
      expect((await change(reversal)).changed).toBe(1);
      expect(await stateOf(id)).toBe('Reversed');
    });

    it.each(roles)('a %s can use batches only as the table of permissions says', async (role) => {
      const sees = ['administrator', 'recruiting-manager', 'payout-officer', 'auditor'];
      const may = {
        approve: ['recruiting-manager', 'payout-officer'],
        export: ['payout-officer'],
        discard: ['payout-officer'],
        'confirmation/check': ['payout-officer'],
        confirmation: ['payout-officer'],
      };
      const caller = await server().signInAs(role);
      const gone = 1_000_000;
      const statusOf = async (method: 'GET' | 'POST', path: string) =>
        (await caller.send(method, `${batchPath}${path}`, method === 'POST' ? { payload: {} } : {}))
          .statusCode;
      expect(await statusOf('GET', '')).toBe(sees.includes(role) ? 200 : 403);
      expect(await statusOf('GET', `/${gone}`)).toBe(sees.includes(role) ? 404 : 403);
      expect(await statusOf('POST', '')).toBe(may.export.includes(role) ? 422 : 403);
      for (const [path, allowed] of Object.entries(may)) {
        const missing = path.startsWith('confirmation') ? 422 : 404;
        expect([path, await statusOf('POST', `/${gone}/${path}`)]).toEqual([
          path,
          allowed.includes(role) ? missing : 403,
        ]);
      }
    });
  },
  { data: 'company' },
);
