import sql from 'sql-template-tag';
import { payoutStates } from '../../../contract/referrals/payouts/payout-constants';
import { runMail } from '../../mail-run';
import { makeDue, payoutChangePath } from '../payouts/referral-parts';
import { startTestServer, type Caller, type TestServer } from '../../server';
import { startSmtp, type TestSmtp } from '../../smtp';

let smtp: TestSmtp;
let server: TestServer;
let officer: Caller;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startTestServer({
    data: 'company',
    environment: {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Hiring <hiring@kestrel.example>' },
      PUBLIC_URL: 'http://localhost',
    },
  });
  officer = await server.signInAs(['administrator', 'payout-officer']);
}, 240_000);
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.received.length = 0;
  await server.db.run(sql`delete from mail_message`);
});

const dueReferral = async () => {
  const [id = 0] = await makeDue(server);
  const row = await server.db.one<{ email: string; name: string; userId: number }>(sql`
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
  await runMail(server);
  const mail = smtp.lastTo(email);
  expect(mail.subject).toBe(`The bonus for your referral of ${name.trim()}`);
  expect(mail.text).toContain('It is approved and goes to payroll.');
  expect(mail.text).toContain('15,000.50');
  expect(mail.text).toContain('/my-referrals');
});

it('a payout on hold is mailed in the words of the referrer’s page, never with the remark', async () => {
  const { id, email } = await dueReferral();
  await change(id, 'on-hold', { remark: 'Looks like a fraud' });
  await runMail(server);
  const mail = smtp.lastTo(email);
  expect(mail.text).toContain('The payout desk is checking it.');
  expect(`${mail.text}${String(mail.html)}${mail.subject}`).not.toMatch(/fraud|hold/i);
});

it('a change that was taken back before the mail left is not mailed', async () => {
  const { id } = await dueReferral();
  await change(id, 'on-hold', { remark: 'A mistake' });
  await change(id, 'waiting', { remark: 'Sorry' });
  await runMail(server);
  expect(smtp.received).toHaveLength(0);
});

it('a referrer who left gets no mail', async () => {
  const { id, userId } = await dueReferral();
  await change(id, 'approved');
  await server.db.run(sql`update app_user set is_active = false where id = ${userId}`);
  await runMail(server);
  expect(smtp.received).toHaveLength(0);
});
