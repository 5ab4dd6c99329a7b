import sql from 'sql-template-tag';
import { progressWord } from '../../../contract/referrals/payouts/payout-constants';
import { mailMissedAnswerPromises } from '../../../src/referrals/referring/referral-progress-mail';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { createOpenJob, toReferral, referrerCalls } from './referring-parts';

interface Referred {
  id: number;
  referrer: number;
  email: string;
  name: string;
  stageId: number;
  statusId: number;
}

const tests = startMailTests();
let staff: Caller;
let referred: Referred;

beforeAll(async () => {
  const { db, signInAs } = tests.server;
  staff = await signInAs('administrator');
  const found = await db.one<Referred>(sql`
    select application.id, person.id as referrer, person.email, application.stage_id as "stageId",
      trim(applicant.first_name || ' ' || applicant.last_name) as name,
      other.status_id as "statusId"
    from referral join application on application.id = referral.application_id
      join applicant on applicant.id = application.applicant_id
      join app_user person on person.id = referral.referrer_id and person.is_active
      join status now on now.id = application.status_id and now.category = 'active'
      join lateral (
        select stage_status.status_id from stage_status
          join status on status.id = stage_status.status_id and status.category = 'rejected'
        where stage_status.stage_id = application.stage_id limit 1) other on true
    order by application.id limit 1`);
  if (!found) throw new Error('The example company has no referral that can be rejected');
  referred = found;
});
beforeEach(() => tests.server.db.run(sql`delete from mail_preference`));

const subjects = () => tests.receivedBy(referred.email).map(({ subject }) => subject);
const reject = async () => {
  const { id, stageId, statusId } = referred;
  const answer = await staff.send('POST', '/api/v1/multiple-status-change', {
    payload: { applicantId: [id], stageId, statusId, comment: 'Too loud in the interview' },
  });
  expect([answer.statusCode, answer.json().data?.moved]).toEqual([200, 1]);
  return answer.json().data.undo.id as string;
};
const undo = async (changeId: string) => {
  const answer = await staff.send('POST', '/api/v1/multiple-status-change/undo', {
    payload: { id: changeId },
  });
  expect(answer.statusCode).toBe(200);
};

it('a referrer is mailed that a referral moved, with the text of their own page only', async () => {
  const changeId = await reject();
  await tests.send();
  expect(subjects()).toEqual([]);
  await tests.sendLater();
  expect(subjects()).toEqual([`Your referral of ${referred.name}`]);
  const mail = tests.smtp.lastTo(referred.email);
  expect(mail.text).toContain(`It is now: ${progressWord('rejected', false)}.`);
  expect(`${mail.text}${String(mail.html)}`).not.toContain('loud');
  expect(await tests.pathBehind(mail)).toBe('/my-referrals');
  await undo(changeId);
});

it('a move that was undone before the mail was sent is not mailed to the referrer', async () => {
  await undo(await reject());
  await tests.sendLater();
  expect(subjects()).toEqual([]);
});

it('a referrer who turned mail about progress off gets none', async () => {
  await tests.choose(referred.referrer, 'referral-progress', 'off');
  await undo(await reject());
  await reject().then(async (changeId) => {
    await tests.sendLater();
    await undo(changeId);
  });
  expect(subjects()).toEqual([]);
});

it('when a promised answer is late, the referrer is mailed once', async () => {
  const { db } = tests.server;
  await db.run(sql`
    delete from application_history step where application_id = ${referred.id} and id > (
      select min(id) from application_history where application_id = ${referred.id})`);
  await db.run(sql`
    update referral set referred_at = now() - interval '10 days', answer_days = 5
    where application_id = ${referred.id}`);
  const today = new Date().toISOString().slice(0, 10);
  await mailMissedAnswerPromises(db, today);
  await mailMissedAnswerPromises(db, today);
  await tests.send();
  expect(subjects()).toHaveLength(1);
  expect(tests.smtp.lastTo(referred.email).text).toContain('has not answered by the promised day');
});

it('a referrer is mailed a confirmation of their new referral', async () => {
  const { server } = tests;
  const by = await server.signInAs('referrer', referred.referrer);
  const person = toReferral(await createOpenJob(server));
  await referrerCalls(by).refer(person);
  await tests.send();
  const mail = tests.smtp.lastTo(referred.email);
  expect(mail.subject).toBe('Your referral of Mira Sen');
  expect(mail.text).toContain('It was taken in for ');
});
