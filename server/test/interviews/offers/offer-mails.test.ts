import sql from 'sql-template-tag';
import { findApplicationIds } from '../../applicants/applications/application-parts';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';
import type { Caller } from '../../server';
import { findLinkPath } from '../../smtp';
import { postOfferAction, makeOffer, sendOffer } from './offer-parts';

const tests = startMailTests('company');
const open = `status.category = 'active' and job.pipeline_id is not null
  and not exists (select from offer where offer.application_id = application.id)
  and exists (select from applicant where applicant.id = application.applicant_id
    and applicant.email <> '')`;

const makePerson = async (role: 'administrator' | 'recruiting-manager', email: string) => {
  const id = await makeUser(tests.server.db, [role], { email });
  return { email, caller: await tests.server.signInAs(role, id) };
};
const someone = async () => {
  const [id = 0] = await findApplicationIds(tests.server, open, 1);
  const row = await tests.server.db.one<{ email: string }>(sql`
    select applicant.email from application join applicant
      on applicant.id = application.applicant_id where application.id = ${id}`);
  return { id, email: row?.email ?? '' };
};
const answer = (path: string, payload: Record<string, string>) =>
  tests.server.app.inject({
    method: 'POST',
    url: path,
    payload: new URLSearchParams(payload).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
let admin: Caller;

beforeAll(async () => {
  admin = await tests.server.signInAs('administrator');
  await admin.send('POST', '/api/v1/offer-rule', {
    payload: { currency: 'GBP', period: 'year', minPay: 1, roles: ['recruiting-manager'] },
  });
});

it('the applicant gets a mail with a link to the offer, and its author gets a mail with the answer', async () => {
  const maker = await makePerson('administrator', 'maker@kestrel.example');
  const { id, email } = await someone();
  const offer = await sendOffer(maker.caller, id);
  await tests.send();
  const [mail] = tests.receivedBy(email);
  expect(mail?.subject).toContain('Your offer from');
  expect(mail?.text).not.toContain('52,000');
  const path = findLinkPath(tests.smtp.lastTo(email));
  expect(path).toMatch(/^\/careers\/my\/[^/]+\/offer$/);
  await answer(path, { offerId: String(offer.id), answer: 'accept', name: 'Asha Rao' });
  await tests.send();
  expect(tests.receivedBy(maker.email).at(-1)?.subject).toMatch(/^Offer to .+: Accepted$/);
});

it('an applicant whose offer was withdrawn gets a mail, without the reason', async () => {
  const { id, email } = await someone();
  const offer = await sendOffer(admin, id);
  await tests.send();
  await postOfferAction(admin, offer.id, 'withdrawal', { reason: 'The budget is gone' });
  await tests.send();
  const mail = tests.receivedBy(email).at(-1);
  expect(mail?.subject).toContain('was withdrawn');
  expect(mail?.text).not.toContain('budget');
});

it('an offer to an applicant without an e-mail address remains approved, and shows why it was not sent', async () => {
  const { id } = await someone();
  await tests.server.db.run(sql`
    update applicant set email = '' where id = (
      select applicant_id from application where id = ${id})`);
  const made = await makeOffer(admin, id);
  await postOfferAction(admin, made.id, 'hand-in');
  const refused = await postOfferAction(admin, made.id, 'send');
  expect([refused.statusCode, refused.json().error.message]).toEqual([
    412,
    expect.stringContaining('no e-mail address'),
  ]);
});

it('approvers get a mail about an offer that waits for them, without its pay, unless they turned that mail off', async () => {
  const approver = await makePerson('recruiting-manager', 'approver@kestrel.example');
  const quiet = await makePerson('recruiting-manager', 'quiet@kestrel.example');
  await tests.choose(quiet.caller.userId, 'offer-approval', 'off');
  const made = await makeOffer(admin, (await someone()).id, { currency: 'GBP' });
  await postOfferAction(admin, made.id, 'hand-in');
  await tests.send();
  const [mail] = tests.receivedBy(approver.email);
  expect(mail?.subject).toContain('waits for your approval');
  expect(mail?.text).not.toContain('52,000');
  expect(tests.receivedBy(quiet.email)).toEqual([]);
  const bell = (await quiet.caller.send('GET', '/api/v1/notifications')).json().data;
  expect(bell.length).toBeGreaterThan(0);
});

it('a person who turned off mail about answers to offers finds the answers in the bell', async () => {
  const maker = await makePerson('administrator', 'silent@kestrel.example');
  await tests.choose(maker.caller.userId, 'offer-answer', 'off');
  const { id, email } = await someone();
  const offer = await sendOffer(maker.caller, id);
  await tests.send();
  const path = findLinkPath(tests.smtp.lastTo(email));
  await answer(path, { offerId: String(offer.id), answer: 'decline', name: 'Asha Rao' });
  await tests.send();
  expect(tests.receivedBy(maker.email)).toEqual([]);
  const bell = (await maker.caller.send('GET', '/api/v1/notifications')).json().data;
  expect(bell.length).toBeGreaterThan(0);
});
