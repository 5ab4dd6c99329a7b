import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type MissingConfirmation } from '../../../contract/referrals/payout-calendar/payout-calendar-constants';
import type { Many, One } from '../../../contract/answer';
import type {
  CalendarLine,
  PayoutFigure,
  PayoutForecast,
} from '../../../contract/referrals/payout-calendar/payout-calendar';
import {
  payoutStateNames,
  payoutStates,
  type PayoutRuleName,
} from '../../../contract/referrals/payouts/payout-constants';
import type { ReferralRow } from '../../../contract/referrals/payouts/referral';
import { createForecast } from '../../../src/referrals/payout-calendar/forecast.rule';
import {
  referralFactsJson,
  referralFactJoins,
  hasNoBlockingRuleSql,
  missingEmploymentConfirmationSql,
} from '../../../src/referrals/payouts/referral-facts';
import {
  isJoiningDateDoubtful,
  evaluatePayoutRules,
  getPayoutState,
  type ReferralFacts,
} from '../../../src/referrals/payouts/payout.rule';
import { companyToday } from '../../company-today';
import { onDatabase, type TestServer } from '../../server';
import { computeExpectedFacts, payoutSets, type PayoutSet } from './payout-sets';
import { storePayoutSets } from './store-payout-sets';

/** A fixed seed, so that every run uses the same sets. */
const seed = 4_040;
const count = 5_000;
/** The forecast reads all open applications, so fewer sets are used for it. */
const forecastCount = 500;

const today = companyToday();
interface Found {
  id: number;
  currency: string;
  stageId: number;
  stage: string;
  since: string;
  /** Number of the generated set; null for the demo company's referrals. */
  set: number | null;
  place: number;
  facts: ReferralFacts;
  isSelf: boolean;
  isStoppedByNone: boolean;
  missing: string | null;
}

const standingRules: readonly PayoutRuleName[] = [
  'position',
  'conflict',
  'gap',
  'credit',
  'amount',
];

const isUnstopped = (facts: ReferralFacts): boolean =>
  evaluatePayoutRules(facts, today).every(
    ({ rule, outcome }) => !standingRules.includes(rule) || outcome === 'met',
  );

const isToBePaid = (facts: ReferralFacts): boolean =>
  ['waiting', 'approved'].includes(facts.state) && facts.category === 'hired' && isUnstopped(facts);

const missingOf = (facts: ReferralFacts): MissingConfirmation | null => {
  const { joiningDate, payableOn, hireLeftOn, referrerLeftOn, referrerIsActive } = facts;
  if (joiningDate === null) return 'joining-date';
  if (isJoiningDateDoubtful(facts)) return 'doubtful-date';
  if (hireLeftOn !== null && payableOn !== null && hireLeftOn < payableOn) return 'hire-left';
  const stays =
    referrerLeftOn === null ? referrerIsActive : payableOn === null || referrerLeftOn >= payableOn;
  return stays ? null : 'referrer-left';
};

const inPart = 500;

const readFacts = async ({ db }: TestServer): Promise<Found[]> => {
  const found: Found[] = [];
  for (let from = 0; from < count; from += inPart)
    found.push(
      ...(await db.many<Found>(sql`
        select referral.application_id as id, referral.currency,
          coalesce(stage.id, 0) as "stageId", coalesce(stage.name, 'Without a stage') as stage,
          (application.stage_since at time zone company_zone())::date::text as since, stored_set.set, stored_set.place, ${referralFactsJson} as facts,
          coalesce(others.are_self, false) as "isSelf",
          coalesce(${hasNoBlockingRuleSql}, false) as "isStoppedByNone", ${missingEmploymentConfirmationSql} as missing
        from referral ${referralFactJoins}
          left join payout_set stored_set on stored_set.application_id = referral.application_id
          left join stage on stage.id = application.stage_id
        where coalesce(stored_set.set, 0) >= ${from} and coalesce(stored_set.set, 0) < ${from + inPart}
        order by stored_set.set, stored_set.place`)),
    );
  return found;
};

onDatabase(
  (server) => {
    let sets: PayoutSet[] = [];
    let found: Found[] = [];
    beforeAll(async () => {
      sets = fc.sample(payoutSets, { seed, numRuns: count });
      await storePayoutSets(server().db, sets, today);
      found = await readFacts(server());
    }, 600_000);

    it('the rules detect known people, earlier referrals and self-referrals, in 5,000 random sets', () => {
      expect(found.length).toBeGreaterThan(count);
      const wrong = found.flatMap(({ set, place, facts, isSelf }) => {
        const given = set === null ? undefined : sets[set];
        if (!given) return [];
        const expected = computeExpectedFacts(given, place);
        const actual = {
          isKnown: facts.knownOn !== null,
          hasRival: facts.rivalOn !== null,
          isSelf,
        };
        return JSON.stringify(actual) === JSON.stringify(expected)
          ? []
          : [{ set: given, place, actual, expected }];
      });
      expect(wrong.slice(0, 2)).toEqual([]);
      for (const part of ['isKnown', 'hasRival', 'isSelf'] as const) {
        const those = found.filter(({ set, place }) => {
          const given = set === null ? undefined : sets[set];
          return given && computeExpectedFacts(given, place)[part];
        });
        expect(those.length).toBeGreaterThan(100);
      }
    });

    it('rules and database agree on whether a payout is stopped and which confirmation is missing', () => {
      const wrong = found.filter(({ facts, missing, ...row }) => {
        return row.isStoppedByNone !== isUnstopped(facts) || missing !== missingOf(facts);
      });
      expect(wrong.slice(0, 2)).toEqual([]);
    });

    const read = async <Answer>(path: string, query: Record<string, string> = {}) => {
      const answer = await (
        await server().signInAs('payout-officer')
      ).send('GET', `/api/v1/${path}`, { query });
      expect([answer.statusCode, answer.json().error]).toEqual([200, undefined]);
      return answer.json() as Answer;
    };
    const list = (query: Record<string, string>) => read<Many<ReferralRow>>('referrals', query);
    const owed = (telling: (facts: ReferralFacts) => boolean) => {
      const those = found.filter(({ facts }) => telling(facts));
      const minor = those.reduce((sum, { facts }) => sum + (facts.amountMinor ?? 0), 0);
      return { payouts: those.length, amount: minor / 100 };
    };

    it('the list of due payouts and the number in each state agree with the rules, in 5,000 random sets', async () => {
      const standings = found.map(({ facts }) => getPayoutState(facts, today));
      for (const state of payoutStateNames) {
        const { meta } = await list({
          referralStatusId: String(payoutStates[state].id),
          limit: '1',
        });
        expect([state, meta.total]).toEqual([
          state,
          standings.filter((one) => one === state).length,
        ]);
      }
      const due = found.flatMap(({ id }, at) => (standings[at] === 'due' ? [id] : []));
      const listed: number[] = [];
      for (let page = 1; listed.length < due.length; page += 1) {
        const { data } = await list({
          ...{ referralStatusId: String(payoutStates.due.id), limit: '500', page: String(page) },
        });
        if (data.length === 0) break;
        listed.push(...data.map(({ applicantId }) => applicantId));
      }
      expect(due.length).toBeGreaterThan(100);
      expect(listed.sort((one, other) => one - other)).toEqual(
        due.sort((one, other) => one - other),
      );
    });

    it('the calendar’s payouts and missing confirmations agree with the rules, in 5,000 random sets', async () => {
      const { data } = await read<One<CalendarLine[]>>('payout-calendar');
      const actual = new Map<string, { payouts: number; amount: number }>();
      for (const { month, missing, payouts, amounts = [] } of data) {
        const before = actual.get(`${month} ${missing}`) ?? { payouts: 0, amount: 0 };
        const amount = amounts.reduce((sum, one) => sum + one.amount, before.amount);
        actual.set(`${month} ${missing}`, { payouts: before.payouts + payouts, amount });
      }
      const keyOf = (facts: ReferralFacts) => {
        const missing = missingOf(facts);
        return `${missing ? null : facts.payableOn?.slice(0, 7)} ${missing}`;
      };
      const keys = new Set(found.flatMap(({ facts }) => (isToBePaid(facts) ? keyOf(facts) : [])));
      expect(keys.size).toBeGreaterThan(5);
      expect(new Set(actual.keys())).toEqual(keys);
      for (const key of keys)
        expect([key, actual.get(key)]).toEqual([
          key,
          owed((facts) => isToBePaid(facts) && keyOf(facts) === key),
        ]);
    });

    it('the dashboard’s payout figures agree with the rules, in 5,000 random sets', async () => {
      const { data } = await read<One<PayoutFigure[]>>('dashboard/payouts');
      const isOfMonth = (facts: ReferralFacts) =>
        isToBePaid(facts) &&
        missingOf(facts) === null &&
        facts.payableOn?.slice(0, 7) === today.slice(0, 7);
      const expected = {
        due: owed((facts) => getPayoutState(facts, today) === 'due'),
        month: owed(isOfMonth),
        unconfirmed: owed((facts) => isToBePaid(facts) && missingOf(facts) !== null),
        held: owed(({ state }) => state === 'on-hold'),
      };
      for (const [figure, { payouts, amount }] of Object.entries(expected)) {
        const actual = data.find((one) => one.figure === figure);
        expect([figure, actual?.payouts, actual?.amounts?.[0]?.amount ?? 0]).toEqual([
          ...[figure, payouts, amount],
        ]);
      }
    });

    it('the forecast counts owed payouts in full and every open referral, in 500 random sets', async () => {
      await server().db.run(sql`
        delete from application where id in (
          select application_id from payout_set where set >= ${forecastCount})`);
      const kept = found.filter(({ set }) => set === null || set < forecastCount);
      const { data } = await read<One<PayoutForecast>>('payout-forecast');
      const confirmed = kept.flatMap(({ facts, currency }) =>
        isToBePaid(facts) && missingOf(facts) === null && facts.payableOn
          ? [
              {
                ...{ month: facts.payableOn.slice(0, 7), payouts: 1, currency },
                amount: (facts.amountMinor ?? 0) / 100,
              },
            ]
          : [],
      );
      const open = kept.filter(
        ({ facts }) =>
          facts.state === 'waiting' &&
          ['start', 'active', 'on-hold'].includes(facts.category) &&
          isUnstopped(facts),
      );
      const promised = open.map(({ facts, currency, stageId, since }) => ({
        ...{ stageId, since, currency, payouts: 1, releaseDays: facts.releaseDays },
        amount: (facts.amountMinor ?? 0) / 100,
      }));
      const samples = data.stages.map(({ stage, ended, hired, days }) => ({
        stageId: open.find((one) => one.stage === stage)?.stageId ?? 0,
        ...{ ended, hired, days },
      }));
      const sums = (months: PayoutForecast['months']) =>
        months.map(({ month, payouts, amounts = [] }) => [
          ...[month, payouts.toFixed(4)],
          ...amounts.map(({ currency, amount }) => `${currency} ${amount.toFixed(2)}`),
        ]);
      expect(sums(data.months)).toEqual(sums(createForecast(today, confirmed, promised, samples)));
      expect(data.stages.reduce((sum, stage) => sum + stage.open, 0)).toBe(open.length);
      expect(open.length).toBeGreaterThan(50);
    });
  },
  { data: 'company' },
);
