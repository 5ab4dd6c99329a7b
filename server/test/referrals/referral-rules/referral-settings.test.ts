import Value from 'typebox/value';
import { One } from '../../../contract/answer';
import { ReferralSetting } from '../../../contract/referrals/referral-rules/referral-setting';
import { itAllowsOnly } from '../../allows-only';
import { onDatabase, type Caller } from '../../server';

const read = '/api/v1/get-referral-setting-by-referralType';
const write = '/api/v1/referral-setting';

const rules = {
  paymentReleaseInDays: 60,
  reHiredCandidate: 1,
  referralGapPeriod: 12,
  selectionAttribute: 'Two',
  answerInDays: 10,
  approvals: 2,
};

// Needs no demo data, since every installation has these rules.
onDatabase((server) => {
  let admin: Caller;
  beforeAll(async () => {
    admin = await server().signInAs('administrator');
  });
  const get = async (referralSettingTypeId?: number): Promise<ReferralSetting> => {
    const query =
      referralSettingTypeId === undefined
        ? {}
        : { referralSettingTypeId: `${referralSettingTypeId}` };
    return (await admin.send('GET', read, { query })).json().data;
  };
  const put = (payload: object) => admin.send('PUT', write, { payload });

  it('initially the first type of rules is active with a release period of 90 days, and each type has settings', async () => {
    const answer = await admin.send('GET', read, { query: { referralSettingTypeId: '1' } });
    expect([...Value.Errors(One(ReferralSetting), answer.json())]).toEqual([]);
    expect(answer.json().data).toEqual({
      referralSettingType: { id: 1, name: 'Referral slab' },
      isActive: true,
      paymentReleaseInDays: 90,
      reHiredCandidate: 0,
      referralGapPeriod: 6,
      selectionAttribute: 'One',
      answerInDays: 14,
      approvals: 1,
      version: 1,
    });
    expect(await get()).toEqual(answer.json().data);
    expect(await get(2)).toMatchObject({ referralSettingType: { id: 2 }, isActive: false });
  });

  it('rules that were sent are stored, and omitted rules do not change', async () => {
    const saved = await put({ referralSettingTypeId: 1, ...rules, version: 1 });
    expect(saved.json().data).toMatchObject({ ...rules, isActive: true, version: 2 });
    await put({ referralSettingTypeId: 1, paymentReleaseInDays: 45 });
    expect(await get(1)).toMatchObject({ ...rules, paymentReleaseInDays: 45 });
  });

  it('saving a type of rules makes it the only active one', async () => {
    await put({ referralSettingTypeId: 2 });
    expect(await Promise.all([get(1), get(2), get(3)])).toMatchObject([
      { isActive: false },
      { isActive: true },
      { isActive: false },
    ]);
    expect(await get()).toMatchObject({ referralSettingType: { id: 2 } });
    await put({ referralSettingTypeId: 1 });
  });

  it('exactly one type of rules is active, however many are saved at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 1, 2, 3].map((referralSettingTypeId) => put({ referralSettingTypeId })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const settings = await Promise.all([get(1), get(2), get(3)]);
    expect(settings.filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('a change based on an older version of the rules is refused, with the stored version', async () => {
    const stored = await get(3);
    const answer = await put({ referralSettingTypeId: 3, version: stored.version - 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error).toMatchObject({ code: 'STALE_VERSION', current: stored });
  });

  it.each([
    ['a period that is not offered', { paymentReleaseInDays: 30 }, 'paymentReleaseInDays'],
    ['a gap that is not offered', { referralGapPeriod: 7 }, 'referralGapPeriod'],
    ['an unknown attribution', { selectionAttribute: 'Four' }, 'selectionAttribute'],
    ['an answer that is never due', { answerInDays: 0 }, 'answerInDays'],
    ['three who approve', { approvals: 3 }, 'approvals'],
    ['something that is neither yes nor no', { reHiredCandidate: 2 }, 'reHiredCandidate'],
    ['a field that it does not know', { amount: 5 }, 'amount'],
  ])('referral rules with %s are refused', async (_, fields, name) => {
    const answer = await put({ referralSettingTypeId: 1, ...fields });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().error.fields)).toEqual([name]);
  });

  it('a type of rules that does not exist is refused', async () => {
    expect((await put({ referralSettingTypeId: 9, ...rules })).statusCode).toBe(404);
    const query = { referralSettingTypeId: '9' };
    expect((await admin.send('GET', read, { query })).statusCode).toBe(404);
  });

  itAllowsOnly(
    server,
    'shows the rules',
    ['administrator', 'recruiting-manager', 'payout-officer', 'auditor'],
    (person) => person.send('GET', read),
  );
  itAllowsOnly(server, 'changes the rules', ['administrator', 'payout-officer'], (person) =>
    person.send('PUT', write, { payload: { referralSettingTypeId: 1 } }),
  );
});
