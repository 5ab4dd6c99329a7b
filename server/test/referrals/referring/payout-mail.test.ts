import sql from 'sql-template-tag';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { startMailTests } from '../../mail-tests';
import { mailDuePayouts } from '../../../src/referrals/referring/payout-mail';
import { createDuePayouts, payoutChangePath, today } from '../payouts/referral-parts';
import type { Caller } from '../../server';

const tests = startMailTests();
let officer: Caller;

beforeAll(async () => {
  officer = await tests.server.signInAs(['administrator', 'payout-officer']);
});

const dueReferral = async () => {
  const [id = 0] = await createDuePayouts(tests.server);
  const row = await tests.server.db.one<{ email: string; name: string; userId: number }>(sql`
    select person.email, person.id as "userId",
      applicant.first_name || ' ' || applicant.last_name as name
    from application join app_user person on person.id = application.referrer_id
      join applicant on applicant.id = application.applicant_id
    where application.id = ${id}`);
  if (!row) throw new Error('No referral was made due');
  return { id, ...row };
};
const change = async (id: number, state: keyof typeof payoutStates, more: object = {}) => {
  const payload = { applicantId: [id], referralStatusId: payoutStates[state].id, ...more };
  const { data } = (await officer.send('POST', payoutChangePath, { payload })).json();
  expect(data.changed).toBe(1);
};

it('a referrer is mailed that the bonus is approved, with its amount', async () => {
  const { id, email, name } = await dueReferral();
  await change(id, 'approved');
  await tests.send();
  const mail = tests.smtp.lastTo(email);
  expect(mail.subject).toBe(`The bonus for your referral of ${name.trim()}`);
  expect(mail.text).toContain('It is approved and goes to payroll.');
  expect(mail.text).toContain('15,000.50');
  expect(await tests.pathBehind(mail)).toBe('/my-referrals');
});

it('the mail about a payout on hold has the text of the referrer’s page, never the remark', async () => {
  const { id, email } = await dueReferral();
  await change(id, 'on-hold', { remark: 'Looks like a fraud' });
  await tests.send();
  const mail = tests.smtp.lastTo(email);
  expect(mail.text).toContain('The payout desk is checking it.');
  expect(`${mail.text}${String(mail.html)}${mail.subject}`).not.toMatch(/fraud|hold/i);
});

it('a change of a payout that was undone before the mail was sent is not mailed', async () => {
  const { id } = await dueReferral();
  await change(id, 'on-hold', { remark: 'A mistake' });
  await change(id, 'waiting', { remark: 'Sorry' });
  await tests.send();
  expect(tests.smtp.received).toHaveLength(0);
});

it('a referrer who left gets no mail about the payout', async () => {
  const { id, userId } = await dueReferral();
  await change(id, 'approved');
  await tests.server.db.run(sql`update app_user set is_active = false where id = ${userId}`);
  await tests.send();
  expect(tests.smtp.received).toHaveLength(0);
});

it('a referrer is mailed once that the bonus is due, and not if it is no longer due', async () => {
  const { id, email } = await dueReferral();
  const { day = '' } =
    (await tests.server.db.one<{ day: string }>(sql`
    update referral set payable_on = ${today} where application_id = ${id}
    returning payable_on as day`)) ?? {};
  await mailDuePayouts(tests.server.db, day);
  await mailDuePayouts(tests.server.db, day);
  await tests.send();
  expect(tests.receivedBy(email)).toMatchObject([
    { text: expect.stringContaining('Everything is met. It waits for approval.') },
  ]);

  await tests.server.db.run(sql`delete from mail_message`);
  await mailDuePayouts(tests.server.db, day);
  await tests.server.db.run(sql`
    update referral set payable_on = ${today} + 5 where application_id = ${id}`);
  await tests.send();
  expect(tests.receivedBy(email)).toHaveLength(1);
});
