import sql from 'sql-template-tag';
import { mailDueRequests } from '../../../src/privacy/requests/due-requests';
import { makeUser } from '../../factories';
import { startMailTests } from '../../mail-tests';

const tests = startMailTests();
const addresses = ['owner@kestrel.example', 'spare@kestrel.example'] as const;
const [ownerAddress, spareAddress] = addresses;
let owner = 0;
let requestId = 0;

beforeAll(async () => {
  const { db } = tests.server;
  owner = await makeUser(db, ['administrator'], { email: ownerAddress });
  await makeUser(db, ['administrator'], { email: spareAddress });
});
beforeEach(async () => {
  const { db } = tests.server;
  await db.run(sql`delete from privacy_request`);
  const made = await db.one<{ id: number }>(sql`
    insert into privacy_request (kind, state, application_id, due_on, owner_id)
    select 'correction', 'open', max(id), (now() at time zone company_zone())::date, ${owner}
    from application returning id`);
  requestId = made?.id ?? 0;
});

const change = (assignment: ReturnType<typeof sql>) =>
  tests.server.db.run(sql`update privacy_request set ${assignment} where id = ${requestId}`);
/** Starts the day that is so many days after today, by moving the due date of the request. */
const beginDay = async (daysLate: number): Promise<number[]> => {
  const row = await tests.server.db.one<{ day: string }>(sql`
    update privacy_request set due_on = (now() at time zone company_zone())::date - ${daysLate}::integer
    returning (now() at time zone company_zone())::date as day`);
  for (const _ of [1, 2]) await mailDueRequests(tests.server.db, row?.day ?? '');
  await tests.send();
  return addresses.map((address) => tests.receivedBy(address).length);
};

it('on its due day the owner of a privacy request is notified once, in the bell too, and nobody else', async () => {
  expect(await beginDay(-1)).toEqual([0, 0]);
  expect(await beginDay(0)).toEqual([1, 0]);
  expect(tests.receivedBy(ownerAddress)[0]?.subject).toMatch(/is due today$/);
  const caller = await tests.server.signInAs('administrator', owner);
  const bell = (await caller.send('GET', '/api/v1/notifications')).json().data;
  expect(bell).toContainEqual(
    expect.objectContaining({
      to: '/privacy-requests',
      title: expect.stringMatching(/due today/),
    }),
  );
});

it('the bell notifies every administrator of a due privacy request without an owner, or whose owner left', async () => {
  await change(sql`owner_id = null`);
  expect(await beginDay(0)).toEqual([1, 1]);
  await tests.server.db.run(sql`delete from mail_message`);
  tests.smtp.received.length = 0;
  await change(sql`owner_id = ${owner}`);
  await tests.server.db.run(sql`update app_user set is_active = false where id = ${owner}`);
  expect(await beginDay(0)).toEqual([0, 1]);
  await tests.server.db.run(sql`update app_user set is_active = true where id = ${owner}`);
});

it('the bell notifies of a late privacy request the day after and each week, until it is answered', async () => {
  expect(await beginDay(0)).toEqual([1, 0]);
  expect(await beginDay(1)).toEqual([2, 0]);
  expect(tests.receivedBy(ownerAddress)[1]?.subject).toMatch(/is late$/);
  expect(await beginDay(7)).toEqual([2, 0]);
  expect(await beginDay(8)).toEqual([3, 0]);
  await change(sql`state = 'done', closed_at = now()`);
  expect(await beginDay(15)).toEqual([3, 0]);
});

it('a person who is given a privacy request on its due day is notified, and a person who takes it is not', async () => {
  const spare = await tests.server.db.one<{ id: number }>(sql`
    select id from app_user where email = ${spareAddress}`);
  const caller = await tests.server.signInAs('administrator', owner);
  const give = async (ownerId: number | undefined) => {
    const path = `/api/v1/privacy-requests/${requestId}/owner`;
    expect((await caller.send('PUT', path, { payload: { ownerId } })).statusCode).toBe(200);
    await tests.send();
    return addresses.map((address) => tests.receivedBy(address).length);
  };
  expect(await give(spare?.id)).toEqual([0, 1]);
  expect(await give(owner)).toEqual([0, 1]);
});

it('the bell does not notify of a privacy request that nobody confirmed by mail, since anybody can send one', async () => {
  await change(sql`state = 'unconfirmed'`);
  expect(await beginDay(3)).toEqual([0, 0]);
});

it('no mail is sent about a due privacy request that was answered meanwhile', async () => {
  await mailDueRequests(tests.server.db, '2999-01-01');
  await change(sql`state = 'refused', closed_at = now()`);
  await tests.send();
  expect(tests.receivedBy(ownerAddress)).toEqual([]);
});

it('an owner who turned mail about due privacy requests off is not mailed', async () => {
  await tests.choose(owner, 'privacy-request-due', 'off');
  expect(await beginDay(0)).toEqual([0, 0]);
  await tests.choose(owner, 'privacy-request-due', 'at-once');
});
