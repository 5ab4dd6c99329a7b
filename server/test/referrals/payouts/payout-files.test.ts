import iconv from 'iconv-lite';
import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import { onDatabase, type Caller } from '../../server';
import { toMultipart } from '../../jobs/postings/job-parts';
import {
  batchCalls,
  batchPath,
  downloadBatchFile,
  storeDuePayouts,
} from '../payout-batches/payout-batch-parts';
import { referralCalls } from './referral-parts';

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
    const exported = async (ids: number[]) => {
      const { id } = await build(ids);
      await step(id, 'approve', manager);
      return step(id, 'export');
    };

    it('an exported batch never changes, and its file remains the same byte for byte', async () => {
      const [id = 0, other = 0] = await storeDuePayouts(server(), 2);
      const referrer = `(select referrer_id from referral where application_id = ${id})`;
      await run(`update app_user set first_name = '=cmd()' where id = ${referrer}`);
      const batch = await exported([id, other]);
      const first = await downloadBatchFile(server(), officer, batch.id);
      expect(first.body.split('\r\n')[0]).toBe(
        '\uFEFFBatch Id,Id,Employee Id,Employee,E-mail,Job Code,Department,Payable Date,Amount,Currency',
      );
      expect(first.body).toContain(`${batch.id},${id},,'=cmd() Iyer,`);
      expect(first.body).toContain(',15000.50,INR');
      await run(`update app_user set first_name = 'Renamed' where id = ${referrer}`);
      await run(`update referral set amount_minor = 1 where application_id = ${id}`);
      await step(batch.id, 'export');
      expect((await downloadBatchFile(server(), officer, batch.id)).body).toBe(first.body);
      for (const text of [
        `update payout_batch_row set amount_minor = 1 where batch_id = ${batch.id}`,
        `delete from payout_batch_row where batch_id = ${batch.id}`,
        `update payout_batch set state = 'open', exported_at = null where id = ${batch.id}`,
      ])
        await expect(run(text)).rejects.toThrow('stays as it is');
      expect(await refusalOf(batch.id, 'discard')).toEqual([
        409,
        batchMessages.notDiscarded('exported'),
      ]);
      const unsent = await build(await storeDuePayouts(server(), 1));
      expect((await downloadBatchFile(server(), officer, unsent.id)).statusCode).toBe(409);
    });

    it('a confirmation is compared with the batch row by row before anything is paid', async () => {
      const [good = 0, wrong = 0, reversed = 0, later = 0] = await storeDuePayouts(server(), 4);
      const { id } = await exported([good, wrong, reversed, later]);
      await change({ applicantId: [reversed], referralStatusId: 8, remark: 'Sent back' });
      const text = [
        'Batch Id,Id,Amount,Currency',
        `${id},${good},15000.50,INR`,
        `${id},${good},15000.5,INR`,
        `${id},${wrong},15000.05,INR`,
        `${id},${wrong},15000.50,USD`,
        `${id},999999,15000.50,INR`,
        `${id + 1},${later},15000.50,INR`,
        `${id},${reversed},15000.5,INR`,
      ].join('\n');
      const checked = await confirm(id, text, 'confirmation/check');
      expect(checked).toMatchObject({ total: 7, paid: 1, unchanged: 0, refused: 6 });
      expect(checked.lines.map(({ line, message }) => [line, message])).toEqual([
        [2, ''],
        [3, batchMessages.twice],
        [4, batchMessages.wrongAmount('15000.50')],
        [5, batchMessages.twice],
        [6, batchMessages.foreignId],
        [7, batchMessages.otherBatch(String(id + 1))],
        [8, batchMessages.reversed],
      ]);
      expect(await stateOf(good)).toBe('Exported');
      expect(await confirm(id, text)).toEqual(checked);
      expect(await stateOf(good)).toBe('Paid');
      expect(await stateOf(wrong)).toBe('Exported');
      expect(await read(id)).toMatchObject({ state: 'exported' });
    });

    it.each([
      ['Batch Id,Id,Amount,Batch_Id', batchMessages.twoColumns('Batch Id')],
      ['Batch Id,Id', batchMessages.missingColumn('Amount')],
    ])(
      'a confirmation with columns %s is refused with what to correct',
      async (columns, message) => {
        const { id } = await exported(await storeDuePayouts(server(), 1));
        const text = `${columns}\n1,2,3,4`;
        const checked = await confirm(id, text, 'confirmation/check');
        expect(checked).toMatchObject({ total: 1, paid: 0, refused: 0, fault: message, lines: [] });
        const form = new FormData();
        form.append('file', new File([text], 'x.csv', { type: 'text/csv' }));
        const answer = await officer.send(
          'POST',
          `${batchPath}/${id}/confirmation`,
          await toMultipart(form),
        );
        expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { file: message }]);
      },
    );

    it('the check of a confirmation file shows how it was read, and a person can correct the reading', async () => {
      const [id = 0] = await storeDuePayouts(server(), 1);
      const batch = await exported([id]);
      const text = `Zahllauf März\nBatch Id|Id|Amount|Für\n${batch.id}|${id}|15000,50|Müller`;
      const mac = iconv.encode(text, 'macintosh');
      const reading = { encoding: 'macintosh', delimiter: '|', headerLine: 2 } as const;
      const wrong = await confirm(batch.id, mac, 'confirmation/check', {
        ...reading,
        delimiter: ',',
      });
      expect(wrong).toMatchObject({
        delimiter: ',',
        fault: batchMessages.missingColumn('Batch Id'),
      });
      const checked = await confirm(batch.id, mac, 'confirmation/check', reading);
      expect(checked).toMatchObject({
        ...{ ...reading, columns: ['Batch Id', 'Id', 'Amount', 'Für'], paid: 1, fault: '' },
        head: [{ line: 1, cells: ['Zahllauf März'] }, { line: 2 }, { line: 3 }],
        sample: [[String(batch.id), String(id), '15000,50', 'Müller']],
      });
      expect(await confirm(batch.id, mac, 'confirmation', reading)).toMatchObject({ paid: 1 });
      expect(await stateOf(id)).toBe('Paid');
    });

    it('a batch has one currency, which may have no decimals, and may have large amounts', async () => {
      const [rupees = 0, yen = 0] = await storeDuePayouts(server(), 2);
      await run(`update referral set currency = 'JPY', amount_minor = 100000000000
        where application_id = ${yen}`);
      const unclear = await post('', officer, { applicantId: [rupees, yen] });
      expect(unclear.json().error.fields).toEqual({
        currency: batchMessages.currencies(['INR', 'JPY']),
      });
      const chosen = await post('', officer, { applicantId: [rupees, yen], currency: 'JPY' });
      const { id, amount, refused } = chosen.json().data;
      expect(amount).toBe(1_000_000_000);
      expect(refused.first).toMatchObject([
        { applicantId: rupees, message: batchMessages.otherCurrency('INR') },
      ]);
      await step(id, 'approve', manager);
      await step(id, 'export');
      const { body } = await downloadBatchFile(server(), officer, id);
      expect(body).toContain(',1000000000,JPY');
      expect(await confirm(id, body)).toMatchObject({ paid: 1 });
    });

    it('a reversed referral that is deleted keeps its row in the batch', async () => {
      const [id = 0, other = 0] = await storeDuePayouts(server(), 2);
      const batch = await exported([id, other]);
      const { body } = await downloadBatchFile(server(), officer, batch.id);
      await change({ applicantId: [id], referralStatusId: 8, remark: 'Back' });
      await officer.send('POST', '/api/v1/multiple-referal-payable-delete', {
        payload: { applicantId: [id] },
      });
      expect((await downloadBatchFile(server(), officer, batch.id)).body).toBe(body);
      expect(await read(batch.id)).toMatchObject({ rows: 2 });
    });
  },
  { data: 'company' },
);
