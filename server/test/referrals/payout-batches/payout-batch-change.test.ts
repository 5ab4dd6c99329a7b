import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { PayoutBatchLine } from '../../../contract/referrals/payout-batches/payout-batch';
import { messages } from '../../../contract/messages';
import { approveBatch } from '../../../src/referrals/payout-batches/approve-batch';
import { buildBatch } from '../../../src/referrals/payout-batches/build-batch';
import { restorePayout, excludePayout } from '../../../src/referrals/payout-batches/change-batch';
import { exportBatch } from '../../../src/referrals/payout-batches/export-batch';
import { onDatabase, type Caller } from '../../server';
import {
  batchCalls,
  batchPath,
  createBatchReader,
  downloadBatchFile,
  signInOfficer,
  storeDuePayouts,
} from './payout-batch-parts';
import { referralCalls } from '../payouts/referral-parts';

const gone = 1_000_000;
const rounds = 40;

onDatabase(
  (server) => {
    let officer: Caller;
    let manager: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
      manager = await server().signInAs('recruiting-manager');
    });
    const { record, change } = referralCalls(() => officer);
    const { post, build, step, read } = batchCalls(() => officer);
    const run = (text: string) => server().db.run(sql([text]));
    const changed = async (id: number, applicantId: number, end: string, payload: object = {}) => {
      const answer = await post(`/${id}/rows/${applicantId}/${end}`, officer, payload);
      const { data, error } = answer.json();
      return { status: answer.statusCode, data, error };
    };
    const out = (id: number, applicantId: number, remark = 'Wrong account') =>
      changed(id, applicantId, 'take-out', { remark });
    const back = (id: number, applicantId: number) => changed(id, applicantId, 'put-back');
    const refused = (message: string) => ({ status: 409, error: { message } });
    const linesOf = async (id: number, by = officer) => {
      const answer = await by.send('GET', `${batchPath}/${id}/rows?limit=50`);
      const lines = answer.json().data as PayoutBatchLine[];
      return new Map(lines.map((line) => [line.applicantId, line]));
    };

    it('a payout removed from a batch with a reason keeps its state, and can join another batch', async () => {
      const [kept = 0, removed = 0] = await storeDuePayouts(server(), 2);
      const { id, version } = await build([kept, removed]);
      const { data } = await out(id, removed, '  Wrong account ');
      expect(data).toMatchObject({
        rows: 1,
        amount: 15_000.5,
        state: 'open',
        version: version + 1,
      });
      const line = (await linesOf(id)).get(removed);
      expect(line).toMatchObject({
        leftOut: 'Wrong account',
        takenOutBy: { userId: officer.userId },
        state: 'waiting',
      });
      expect((await record(removed)).referralStatus.referralStatus).toBe('Due');
      const other = await build([removed]);
      expect(other.rows).toBe(1);
      await step(id, 'approve', manager);
      await step(id, 'export');
      const { body } = await downloadBatchFile(server(), officer, id);
      expect(body.trim().split('\r\n')).toHaveLength(2);
      const audited = await server().db.many<{ action: string; details: object; id: number }>(sql`
        select action, details, actor_id as id from audit_entry
        where subject = 'payout-batch' and subject_id = ${id} order by audit_entry.id`);
      expect(audited[1]).toEqual({
        action: 'payout-batch.take-out',
        details: { applicantId: removed, approvalsEnded: 0 },
        id: officer.userId,
      });
    });

    it('a batch must be approved again after a payout was removed from it', async () => {
      const [kept = 0, removed = 0] = await storeDuePayouts(server(), 2);
      await run('update referral_setting set approvals = 2 where is_active');
      const { id } = await build([kept, removed]);
      await run('update referral_setting set approvals = 1 where is_active');
      await step(id, 'approve', manager);
      expect((await out(id, removed)).data).toMatchObject({ approved: 0, approvers: [] });
      await step(id, 'approve', manager);
      expect(await step(id, 'approve')).toMatchObject({ state: 'approved', approved: 2 });
      // The change after the approval requires new approvals before an export.
      expect((await back(id, removed)).data).toMatchObject({ state: 'open', rows: 2, approved: 0 });
      expect((await post(`/${id}/export`)).json().error.message).toBe(
        batchMessages.notApproved('to be approved'),
      );
      await step(id, 'approve', manager);
      await step(id, 'approve');
      expect(await step(id, 'export')).toMatchObject({ state: 'exported', rows: 2 });
    });

    it('nobody can approve a version of a batch that they have not seen', async () => {
      const [kept = 0, removed = 0] = await storeDuePayouts(server(), 2);
      const seen = await build([kept, removed]);
      await out(seen.id, removed);
      const approved = await post(`/${seen.id}/approve`, manager, { version: seen.version });
      expect([approved.statusCode, approved.json().error]).toEqual([
        409,
        expect.objectContaining({
          code: 'STALE_VERSION',
          message: batchMessages.changedMeanwhile,
          current: expect.objectContaining({ rows: 1, version: seen.version + 1, approved: 0 }),
        }),
      ]);
      const { version } = await read(seen.id);
      expect((await post(`/${seen.id}/approve`, manager, { version })).statusCode).toBe(200);
    });

    it('a payout removed from a batch can be put back unchanged, if it is still payable', async () => {
      const [kept = 0, removed = 0, held = 0, elsewhere = 0] = await storeDuePayouts(server(), 4);
      const { id } = await build([kept, removed, held, elsewhere]);
      for (const one of [removed, held, elsewhere]) await out(id, one);
      expect((await back(id, removed)).data).toMatchObject({ rows: 2, amount: 30_001 });
      expect((await linesOf(id)).get(removed)).toMatchObject({ leftOut: '', takenOutBy: null });
      expect(await back(id, removed)).toMatchObject(refused(batchMessages.goesOut));
      await change({ applicantId: [held], referralStatusId: 6, remark: 'Wait' });
      expect(await back(id, held)).toMatchObject(refused('It is On hold.'));
      const other = await build([elsewhere]);
      expect(await back(id, elsewhere)).toMatchObject(refused(batchMessages.inBatch(other.id)));
    });

    it('a payout that a rule excluded from a batch cannot be put back by hand', async () => {
      const [kept = 0, held = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([kept, held]);
      await change({ applicantId: [held], referralStatusId: 6, remark: 'Wait' });
      await step(id, 'approve', manager);
      await change({ applicantId: [held], referralStatusId: 1, remark: 'Go on' });
      expect(await back(id, held)).toMatchObject(refused(batchMessages.leftOutByRule));
      expect(await out(id, held)).toMatchObject(refused(batchMessages.isLeftOut));
    });

    it('the last payout of a batch cannot be removed, and no payout can be removed from an exported batch', async () => {
      const [one = 0, two = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([one, two]);
      await out(id, two);
      expect(await out(id, one)).toMatchObject(refused(batchMessages.lastPayout));
      await step(id, 'approve', manager);
      await step(id, 'export');
      expect((await read(id)).steps.change).toBe(batchMessages.notChanged('exported'));
      expect(await out(id, one)).toMatchObject(refused(batchMessages.notChanged('exported')));
      expect(await back(id, two)).toMatchObject(refused(batchMessages.notChanged('exported')));
      await expect(
        run(`update payout_batch_row set left_out = null, taken_out_by = null, taken_out_at = null
          where batch_id = ${id}`),
      ).rejects.toThrow('An exported payout batch stays as it is');
    });

    it('removing a payout without a reason, or from an unknown batch, is refused', async () => {
      const [one = 0, two = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([one, two]);
      expect(await out(id, one, '  ')).toMatchObject({
        status: 422,
        error: { fields: { remark: messages.payout.remark } },
      });
      for (const [batch, applicant] of [
        [gone, one],
        [id, gone],
      ] as const) {
        expect((await out(batch, applicant)).status).toBe(404);
        expect((await back(batch, applicant)).status).toBe(404);
      }
      expect((await officer.send('GET', `${batchPath}/${gone}/rows`)).statusCode).toBe(404);
    });

    it('an auditor sees who removed a payout from a batch, but not the reason', async () => {
      const [one = 0, two = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([one, two]);
      await out(id, two, 'Secret-of-the-desk');
      const auditor = await server().signInAs('auditor');
      expect((await linesOf(id, auditor)).get(two)).toMatchObject({
        leftOut: batchMessages.takenOut,
        takenOutBy: { userId: officer.userId },
      });
    });

    it(`changing, approving and exporting a batch at once, ${rounds} times, exports only what was approved`, async () => {
      const { db } = server();
      const actor = await signInOfficer(server());
      const other = await signInOfficer(server());
      const reader = await createBatchReader(server(), actor);
      const ids = await storeDuePayouts(server(), rounds * 3);
      let sent = 0;
      for (let round = 0; round < rounds; round += 1) {
        const applicantId = ids.slice(round * 3, round * 3 + 3);
        const id = await buildBatch(db, { actor, reader, body: { applicantId }, key: undefined });
        const payout = { batchId: id, applicantId: applicantId[0] ?? 0 };
        if (round % 2 > 0) await approveBatch(db, other, { id }, reader);
        if (round % 4 > 1) await excludePayout(db, actor, payout, 'Wrong account');
        await Promise.allSettled([
          excludePayout(db, actor, payout, 'Wrong account'),
          approveBatch(db, actor, { id }, reader),
          exportBatch(db, other, id, reader),
          restorePayout(db, other, payout, reader),
          approveBatch(db, other, { id }, reader),
          exportBatch(db, actor, id, reader),
        ]);
        const batch = await db.one<{ state: string; approvals: number; wrong: number }>(sql`
          select state, (select count(*) from payout_batch_approval where batch_id = batch.id)
              as approvals, (
            select count(*) from payout_batch_row line
              join referral on referral.id = line.referral_id
            where line.batch_id = batch.id and batch.state = 'exported'
              and (line.left_out is null) <> (referral.state = 'exported')) as wrong
          from payout_batch batch where id = ${id}`);
        expect(batch?.wrong).toBe(0);
        const steps = await db.many<{ action: string }>(sql`
          select replace(action, 'payout-batch.', '') as action from audit_entry
          where subject = 'payout-batch' and subject_id = ${id} order by id`);
        const order = steps.map(({ action }) => action);
        if (batch?.state === 'open') continue;
        const lastChange = Math.max(order.lastIndexOf('take-out'), order.lastIndexOf('put-back'));
        expect([order, order.lastIndexOf('approve') > lastChange]).toEqual([order, true]);
        expect(batch?.approvals).toBeGreaterThan(0);
        if (batch?.state !== 'exported') continue;
        expect(order.at(-1)).toBe('export');
        sent += 1;
      }
      expect(sent).toBeGreaterThan(0);
    }, 60_000);
  },
  { data: 'company' },
);
