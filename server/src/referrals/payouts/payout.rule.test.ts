import fc from 'fast-check';
import { statusCategories } from '../../../contract/applicants/applications/application-constants';
import {
  payoutActionFor,
  payoutActions,
  payoutRuleNames,
  payoutStateNames,
  payoutTargets,
  type PayoutAction,
  type PayoutActionName,
  type PayoutState,
} from '../../../contract/referrals/payouts/payout-constants';
import { dueReferralFacts as due } from '../../../test/referrals/payouts/due-referral';
import {
  daysBetween,
  findDecisiveRule,
  evaluatePayoutRules,
  getPayableDay,
  formatRuleResult,
  getPayoutState,
  type ReferralFacts,
} from './payout.rule';

const actions: PayoutAction[] = Object.values(payoutActions);

const outcomesOf = (facts: Partial<ReferralFacts>, today = '2026-04-01') =>
  evaluatePayoutRules({ ...due, ...facts }, today)
    .filter(({ outcome }) => outcome !== 'met')
    .map(({ rule, outcome }) => `${rule} ${outcome}`);

const day = fc
  .date({ min: new Date('1999-12-01'), max: new Date('2105-03-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 2 });
const period = fc.constantFrom(45, 60, 90, 180);

const anyFacts: fc.Arbitrary<ReferralFacts> = fc
  .record({
    state: fc.constantFrom<ReferralFacts['state']>('waiting', 'approved', 'on-hold', 'paid'),
    reason: fc.constant<''>(''),
    category: fc.constantFrom(...statusCategories, 'hired' as const, 'hired' as const),
    status: fc.constantFrom('Hired', 'Joined'),
    hiredFor: orNone(fc.constant('Store Manager')),
    payableStatus: orNone(fc.constant('Confirmed')),
    joiningDate: orNone(day),
    appliedOn: day,
    confirmedJoiningDate: orNone(day),
    releaseDays: period,
    hireLeftOn: orNone(day),
    referrerIsActive: fc.boolean(),
    referrerLeftOn: orNone(day),
    position: orNone(fc.constant('Engineer')),
    positionMayRefer: fc.boolean(),
    conflict: orNone(fc.constant('Refers themselves')),
    conflictSince: fc.constant(null),
    conflictUntil: fc.constant(null),
    gapMonths: fc.constantFrom(6, 9, 12),
    knownOn: orNone(day),
    rivalOn: orNone(day),
    paidOn: orNone(day),
    areMore: fc.boolean(),
    recruiterDecides: fc.boolean(),
    amountMinor: fc.constantFrom(null, 0, 1, 100_000_000_000),
  })
  .map((facts) => ({
    ...facts,
    payableOn: facts.joiningDate && getPayableDay(facts.joiningDate, facts.releaseDays),
  }));

describe('the payable day', () => {
  test('the payable day is the joining date plus the release period; the joining date is day 0', () => {
    expect(getPayableDay('2025-01-01', 90)).toBe('2025-04-01');
    expect(getPayableDay('2024-01-01', 90)).toBe('2024-03-31');
    expect(getPayableDay('2024-02-29', 45)).toBe('2024-04-14');
  });

  test('the payable day is exactly as many days after joining as the release period, over leap days and ends of years', () => {
    fc.assert(
      fc.property(day, period, (joined, days) => {
        expect(daysBetween(joined, getPayableDay(joined, days))).toBe(days);
      }),
    );
  });

  test('a corrected joining date moves the payable day by as many days', () => {
    fc.assert(
      fc.property(day, day, period, (one, other, days) => {
        expect(daysBetween(getPayableDay(one, days), getPayableDay(other, days))).toBe(
          daysBetween(one, other),
        );
      }),
    );
  });
});

describe('the outcome of each rule', () => {
  test.each<[Partial<ReferralFacts>, string[]]>([
    [{}, []],
    [{ category: 'active' }, ['hired open']],
    [{ category: 'rejected' }, ['hired failed']],
    [{ category: 'withdrawn' }, ['hired failed']],
    [{ payableStatus: 'Confirmed' }, ['hired open']],
    [{ joiningDate: null, payableOn: null }, ['joined open', 'released open']],
    [{ joiningDate: '2026-04-02', payableOn: '2026-07-01' }, ['joined open', 'released open']],
    [{ payableOn: '2026-04-02' }, ['released open']],
    [{ hireLeftOn: '2026-03-31' }, ['hire-stays failed']],
    [{ hireLeftOn: '2026-04-01' }, []],
    [{ referrerLeftOn: '2026-03-31', referrerIsActive: false }, ['referrer-stays failed']],
    [{ referrerLeftOn: '2026-04-01', referrerIsActive: false }, []],
    [{ referrerIsActive: false }, ['referrer-stays open']],
    [{ positionMayRefer: false }, ['position failed']],
    [{ conflict: 'Recruiter of the applicant' }, ['conflict failed']],
    [{ knownOn: '2025-12-01' }, ['gap failed']],
    [{ appliedOn: '2026-01-02' }, ['joined open']],
    [{ appliedOn: '2024-12-31' }, ['joined open']],
    [{ appliedOn: '2025-01-01' }, []],
    [{ appliedOn: '2026-01-02', confirmedJoiningDate: '2026-01-01' }, []],
    [{ appliedOn: '2026-01-02', confirmedJoiningDate: '2026-01-03' }, ['joined open']],
    [{ paidOn: '2026-02-01', recruiterDecides: true }, ['credit failed']],
    [{ rivalOn: '2025-12-01' }, ['credit failed']],
    [{ rivalOn: '2025-12-01', recruiterDecides: true }, ['credit open']],
    [{ areMore: true }, ['credit open']],
    [{ areMore: true, rivalOn: '2025-12-01' }, ['credit failed']],
    [{ amountMinor: null }, ['amount failed']],
    [{ amountMinor: 0 }, ['amount failed']],
  ])('each payout rule has the expected outcome for the facts %o', (facts, outcomes) => {
    expect(outcomesOf(facts)).toEqual(outcomes);
  });

  test('the result lists every rule in order, and the event that could change each rule that is not met', () => {
    fc.assert(
      fc.property(anyFacts, day, (facts, today) => {
        const rules = evaluatePayoutRules(facts, today);
        expect(rules.map(({ rule }) => rule)).toEqual([...payoutRuleNames]);
        for (const { outcome, change } of rules) expect(change === '').toBe(outcome === 'met');
      }),
    );
  });

  test('a rule that stops a payout is reported before a rule that can still be met', () => {
    const rules = evaluatePayoutRules(
      { ...due, category: 'active', amountMinor: null },
      '2026-04-01',
    );
    expect(formatRuleResult(findDecisiveRule(rules))).toBe('No slab fitted');
    const nothing = evaluatePayoutRules({ ...due, amountMinor: 0 }, '2026-04-01');
    expect(formatRuleResult(findDecisiveRule(nothing))).toBe('The amount was 0');
    expect(formatRuleResult(findDecisiveRule(evaluatePayoutRules(due, '2026-03-31')))).toBe(
      'Payable from 1 April 2026',
    );
    expect(formatRuleResult(findDecisiveRule(evaluatePayoutRules(due, '2026-04-01')))).toBe('');
  });
});

describe('a waiting payout becomes due', () => {
  test('a waiting payout becomes due on the payable day, and not a day before', () => {
    expect(getPayoutState(due, '2026-03-31')).toBe('waiting');
    expect(getPayoutState(due, '2026-04-01')).toBe('due');
  });

  test('a payout becomes due only when every rule is met, and only from the state waiting', () => {
    fc.assert(
      fc.property(anyFacts, day, (facts, today) => {
        const isMet = evaluatePayoutRules(facts, today).every(({ outcome }) => outcome === 'met');
        expect(getPayoutState(facts, today)).toBe(
          facts.state === 'waiting' && isMet ? 'due' : facts.state,
        );
      }),
    );
  });

  test('a due payout remains due while days pass and nothing else changes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), (days) => {
        expect(getPayoutState(due, getPayableDay('2026-04-01', days))).toBe('due');
      }),
    );
  });
});

describe('the table of payout actions', () => {
  test('the table has at most one action from one state to another', () => {
    for (const from of payoutStateNames)
      for (const to of payoutStateNames)
        expect(
          actions.filter((action) => action.to === to && action.from.includes(from)).length,
        ).toBeLessThanOrEqual(1);
  });

  test('no action leads to due, and an exported payout can only be paid or reversed', () => {
    expect(payoutTargets).not.toContain('due');
    const leadingFrom = (state: PayoutState) =>
      payoutStateNames.filter((to) => payoutActionFor(state, to) !== undefined);
    expect(leadingFrom('exported')).toEqual(['paid', 'reversed']);
    expect(leadingFrom('paid')).toEqual(['reversed']);
    expect(leadingFrom('reversed')).toEqual([]);
  });

  test('any sequence of actions exports a payout at most once, and only after an approval', () => {
    const names = Object.keys(payoutActions) as PayoutActionName[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 40 }), (steps) => {
        let state: PayoutState = 'due';
        const done: PayoutActionName[] = [];
        for (const name of steps) {
          const action: PayoutAction = payoutActions[name];
          if (!action.from.includes(state)) continue;
          expect(payoutActionFor(state, action.to)).toBe(name);
          // Waiting payouts become due when their rules are met, without an action.
          state = action.to === 'waiting' ? 'due' : action.to;
          done.push(name);
        }
        const times = (name: PayoutActionName) => done.filter((one) => one === name).length;
        for (const once of ['export', 'mark-paid', 'reverse'] as const)
          expect(times(once)).toBeLessThanOrEqual(1);
        if (times('export') === 1) expect(done[done.indexOf('export') - 1]).toBe('approve');
        expect(times('mark-paid')).toBeLessThanOrEqual(times('export'));
      }),
      { numRuns: 2_000 },
    );
  });
});
