import sql from 'sql-template-tag';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { batchPath, storeDuePayouts } from './payout-batch-parts';

const tests = startMailTests();
let builder: Caller;
let approver: Caller;
let approverAddress = '';

const build = async (count: number): Promise<number> => {
  const payload = { applicantId: await storeDuePayouts(tests.server, count) };
  const answer = await builder.send('POST', batchPath, { payload });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  return answer.json().data.id as number;
};
const approve = async (id: number) => {
  const answer = await approver.send('POST', `${batchPath}/${id}/approve`, { payload: {} });
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
};

beforeAll(async () => {
  builder = await tests.server.signInAs('payout-officer');
  approver = await tests.server.signInAs('payout-officer');
  approverAddress = 'approver@example.com';
  await tests.server.db.run(sql`
    update app_user set email = ${approverAddress} where id = ${approver.userId}`);
  await makeUser(tests.server.db, ['recruiter'], { email: 'recruiter@example.com' });
});

it('other people who may approve are mailed that a payout batch waits, without names and amounts', async () => {
  const id = await build(2);
  await tests.send();
  const [mail] = tests.receivedBy(approverAddress);
  expect(mail?.subject).toBe(`Batch ${id} waits for your approval`);
  expect(mail?.text).toContain('It has 2 payouts.');
  expect(await tests.pathBehind(mail)).toBe(`/payout-batches/${id}`);
  expect(`${mail?.text}${String(mail?.html)}`).not.toMatch(/Ravi|Hire|15,?000/);
  expect(tests.receivedBy('recruiter@example.com')).toEqual([]);
});

it('no mail is sent about a payout batch that was approved before the mail was sent', async () => {
  await approve(await build(1));
  await tests.send();
  expect(tests.receivedBy(approverAddress)).toEqual([]);
});

it('when an approved payout batch changes, its approvers are mailed again', async () => {
  const id = await build(2);
  await approve(id);
  await tests.send();
  const [row] = await tests.server.db.many<{ applicantId: number }>(sql`
    select application_id as "applicantId" from payout_batch_row where batch_id = ${id} limit 1`);
  const answer = await builder.send(
    'POST',
    `${batchPath}/${id}/rows/${row?.applicantId}/take-out`,
    {
      payload: { remark: 'Not now' },
    },
  );
  expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
  await tests.send();
  expect(tests.receivedBy(approverAddress).at(-1)?.text).toContain('It has 1 payout.');
});

it('an approver who turned mail about payout batches off finds the batch in the bell only', async () => {
  await tests.choose(approver.userId, 'batch-approval', 'off');
  const id = await build(1);
  await tests.send();
  expect(tests.receivedBy(approverAddress)).toEqual([]);
  const bell = await approver.send('GET', '/api/v1/notifications');
  expect(bell.body).toContain(`Batch ${id} waits for your approval`);
});
