import sql from 'sql-template-tag';
import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { BatchOutlook } from '../../../contract/referrals/payout-batches/payout-batch';
import type { ReferralRow } from '../../../contract/referrals/payouts/referral';
import { onDatabase, type Caller } from '../../server';
import { batchCalls, storeDuePayouts } from './payout-batch-parts';
import { referralCalls, referralsPath } from '../payouts/referral-parts';

onDatabase(
  (server) => {
    let officer: Caller;
    beforeAll(async () => {
      officer = await server().signInAs('payout-officer');
    });
    const { change } = referralCalls(() => officer);
    const { post, build, step } = batchCalls(() => officer);
    const run = (text: string) => server().db.run(sql([text]));

    it('the preview of a batch shows the payable payouts and why each other one is not, and stores nothing', async () => {
      const [good = 0, taken = 0, held = 0, dollars = 0] = await storeDuePayouts(server(), 4);
      const { id } = await build([taken]);
      await change({ applicantId: [held], referralStatusId: 6, remark: 'Wait' });
      await run(`update referral set currency = 'USD' where application_id = ${dollars}`);
      const before = await server().db.one(sql`select count(*) from payout_batch`);
      const answer = await post('/check', officer, { applicantId: [good, taken, held, dollars] });
      expect([...Value.Errors(One(BatchOutlook), answer.json())]).toEqual([]);
      expect(answer.json().data).toMatchObject({
        asked: 4,
        ready: [
          { currency: 'INR', rows: 1, amount: 15_000.5 },
          { currency: 'USD', rows: 1, amount: 15_000.5 },
        ],
        refused: { count: 2 },
      });
      const refused = (answer.json().data as BatchOutlook).refused.first;
      expect(new Map(refused.map(({ applicantId, message }) => [applicantId, message]))).toEqual(
        new Map([
          [taken, batchMessages.inBatch(id)],
          [held, 'It is On hold.'],
        ]),
      );
      expect(await server().db.one(sql`select count(*) from payout_batch`)).toEqual(before);
      await change({ applicantId: [good], referralStatusId: 6, remark: 'Wait' });
      const built = await post('', officer, { applicantId: [good, dollars], currency: 'USD' });
      expect(built.json().data).toMatchObject({ rows: 1, refused: { count: 1 } });
    });

    it('the list of payable referrals shows a payout’s batch to people who can see batches', async () => {
      const [inBatch = 0, free = 0] = await storeDuePayouts(server(), 2);
      const { id } = await build([inBatch]);
      const batches = async (by: Caller, type = 4) => {
        const answer = await by.send('GET', `${referralsPath}?type=${type}&limit=500`);
        const rows = answer.json().data as ReferralRow[];
        return [inBatch, free].map(
          (applicantId) => rows.find((row) => row.applicantId === applicantId)?.batchId,
        );
      };
      expect(await batches(officer)).toEqual([id, null]);
      expect(await batches(await server().signInAs('auditor'))).toEqual([id, null]);
      const recruiter = await server().signInAs('recruiter');
      await run(`insert into group_member (group_id, user_id)
        select group_id, ${recruiter.userId} from job where id = 1 on conflict do nothing`);
      expect(await batches(recruiter)).toEqual([undefined, undefined]);
      await step(id, 'discard');
      expect(await batches(officer)).toEqual([null, null]);
    });
  },
  { data: 'company' },
);
