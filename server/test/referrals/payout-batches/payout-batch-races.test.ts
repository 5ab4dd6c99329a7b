import sql from 'sql-template-tag';
import type { Actor } from '../../../src/platform/access/actor';
import { approveBatch } from '../../../src/referrals/payout-batches/approve-batch';
import { buildBatch } from '../../../src/referrals/payout-batches/build-batch';
import { confirmPayouts } from '../../../src/referrals/payout-batches/confirm-payouts';
import { exportBatch } from '../../../src/referrals/payout-batches/export-batch';
import { changePayouts } from '../../../src/referrals/payouts/change-payouts';
import { onDatabase } from '../../server';
import {
  batchCalls,
  batchPath,
  createBatchReader,
  createConfirmation,
  downloadBatchFile,
  signInOfficer,
  storeDuePayouts,
} from './payout-batch-parts';

const rounds = 1_000;
const inBatch = 2;
const payouts = rounds * inBatch;
const atOnce = 4;

onDatabase(
  (server) => {
    it('approving, exporting and reversing at once, a thousand times, pays nothing twice', async () => {
      const { db } = server();
      const officer = await signInOfficer(server());
      const other = await signInOfficer(server());
      const reader = await createBatchReader(server(), officer);
      const ids = await storeDuePayouts(server(), payouts);
      const round = async (applicantId: number[], at: number): Promise<void> => {
        const id = await buildBatch(db, {
          actor: officer,
          reader,
          body: { applicantId },
          key: undefined,
        });
        const approve = () => approveBatch(db, officer, { id }, reader);
        const sendOut = (by: Actor) => exportBatch(db, by, id, reader);
        const confirm = () =>
          confirmPayouts(db, {
            ...{ actor: officer, id, reader, isDryRun: false },
            file: createConfirmation(id, applicantId),
          });
        const reverse = () =>
          changePayouts(
            db,
            officer,
            { applicantId: applicantId.slice(0, 1), referralStatusId: 8, remark: 'Back' },
            reader,
          );
        // One of three batches is approved before the concurrent calls, and one is exported too.
        if (at % 3 > 0) await approve();
        if (at % 3 > 1) await sendOut(other);
        await Promise.allSettled([
          ...[approve(), sendOut(officer), sendOut(other)],
          ...[confirm(), reverse(), confirm()],
        ]);
      };
      const waiting = Array.from({ length: rounds }, (_, at) => at);
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let at = waiting.pop(); at !== undefined; at = waiting.pop())
            await round(ids.slice(at * inBatch, (at + 1) * inBatch), at);
        }),
      );
      const found = await db.many<{ stands: string; n: number }>(sql`
        select batch.state || ': ' || event_history.steps as stands, count(*) as n
        from referral
          join payout_batch_row line on line.referral_id = referral.id and line.left_out is null
          join payout_batch batch on batch.id = line.batch_id
          cross join lateral (
            select coalesce(string_agg(to_state, ' ' order by event.id), '') as steps
            from referral_event event where event.referral_id = referral.id) event_history
        where referral.application_id = any (${ids}::integer[])
          and event_history.steps like '%' || referral.state
        group by 1`);
      const stands = new Map(found.map(({ stands: words, n }) => [words, n]));
      const possible = [
        'approved: approved',
        'exported: approved exported',
        'exported: approved exported paid',
        'exported: approved exported reversed',
        'exported: approved exported paid reversed',
      ];
      expect([...stands.keys()].filter((words) => !possible.includes(words))).toEqual([]);
      expect([...stands.values()].reduce((sum, n) => sum + n, 0)).toBe(payouts);
      // Batches that were exported before have confirmed payouts, so the test covers paid ones.
      expect(stands.get('exported: approved exported paid')).toBeGreaterThan(0);
    }, 400_000);

    it('a batch can have 5,000 payouts, and not one more', async () => {
      const caller = await server().signInAs('payout-officer');
      const { post, step } = batchCalls(() => caller);
      const ids = await storeDuePayouts(server(), 5_001);
      const referrer = await server().db.one<{ id: number }>(sql`
        select referrer_id as id from referral where application_id = ${ids[0]}`);
      const matching = { referrerId: referrer?.id };
      expect((await post('', caller, { matching })).statusCode).toBe(422);
      const answer = await post('', caller, { matching, except: [ids[0]] });
      expect(answer.json().data).toMatchObject({ rows: 5_000, amount: 75_002_500 });
      const { id } = answer.json().data;
      await step(id, 'approve');
      await step(id, 'export');
      const { body } = await downloadBatchFile(server(), caller, id);
      expect(body.trim().split('\r\n')).toHaveLength(5_001);
    }, 240_000);

    it('an export repeated after a lost answer gives the same batch', async () => {
      const caller = await server().signInAs('payout-officer');
      const { build, step } = batchCalls(() => caller);
      const { id } = await build(await storeDuePayouts(server(), 3));
      await step(id, 'approve');
      const exported = async () => {
        const { state, exportedAt, rows } = await step(id, 'export');
        return {
          state,
          exportedAt,
          rows,
          file: (await downloadBatchFile(server(), caller, id)).body,
        };
      };
      // The client never gets the first response, but the export was committed.
      const lost = caller.send('POST', `${batchPath}/${id}/export`, { payload: {} });
      const first = await exported();
      expect(await exported()).toEqual(first);
      await lost;
      const events = await server().db.one<{ n: number }>(sql`
        select count(*) as n from referral_event where to_state = 'exported' and referral_id in (
          select referral_id from payout_batch_row where batch_id = ${id})`);
      expect(events?.n).toBe(3);
    });
  },
  { data: 'company' },
);
