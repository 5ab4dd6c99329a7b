import fc from 'fast-check';
import sql from 'sql-template-tag';
import { type MissingConfirmation } from '../../contract/payout-calendar/payout-calendar-constants';
import type { PayoutRuleName } from '../../contract/referrals/payout-constants';
import {
  factsJson,
  factsSource,
  isStoppedByNone,
  missingConfirmation,
} from '../../src/referrals/facts';
import { isDoubtful, judge, type ReferralFacts } from '../../src/referrals/payout.rule';
import { companyToday } from '../company-today';
import { onDatabase, type TestServer } from '../server';
import { expectedOf, payoutSets, type PayoutSet } from './payout-sets';
import { storeSets } from './store-payout-sets';

/** The same sets in each run of the tests. */
const seed = 4_040;
const count = 5_000;

const today = companyToday();
interface Found {
  set: number;
  place: number;
  facts: ReferralFacts;
  isSelf: boolean;
  isStoppedByNone: boolean;
  missing: string | null;
}

/** Rules that neither days nor the status nor employment decide. */
const standingRules: readonly PayoutRuleName[] = [
  'position',
  'conflict',
  'gap',
  'credit',
  'amount',
];

const missingOf = (facts: ReferralFacts): MissingConfirmation | null => {
  const { joiningDate, payableOn, hireLeftOn, referrerLeftOn, referrerIsActive } = facts;
  if (joiningDate === null) return 'joining-date';
  if (isDoubtful(facts)) return 'doubtful-date';
  if (hireLeftOn !== null && payableOn !== null && hireLeftOn < payableOn) return 'hire-left';
  const stays =
    referrerLeftOn === null ? referrerIsActive : payableOn === null || referrerLeftOn >= payableOn;
  return stays ? null : 'referrer-left';
};

/** In parts, each a statement of its own. */
const inPart = 500;

const read = async ({ db }: TestServer): Promise<Found[]> => {
  const found: Found[] = [];
  for (let from = 0; from < count; from += inPart)
    found.push(
      ...(await db.many<Found>(sql`
        select told.set, told.place, ${factsJson} as facts,
          coalesce(others.are_self, false) as "isSelf",
          coalesce(${isStoppedByNone}, false) as "isStoppedByNone", ${missingConfirmation} as missing
        from referral ${factsSource}
          join told_set told on told.application_id = referral.application_id
        where told.set >= ${from} and told.set < ${from + inPart}
        order by told.set, told.place`)),
    );
  return found;
};

onDatabase(
  (server) => {
    let sets: PayoutSet[] = [];
    let found: Found[] = [];
    beforeAll(async () => {
      sets = fc.sample(payoutSets, { seed, numRuns: count });
      await storeSets(server().db, sets, today);
      found = await read(server());
    }, 600_000);

    it('who was known, referred before or refers themselves is found as the decisions say, in 5,000 sets', () => {
      expect(found.length).toBeGreaterThan(count);
      const wrong = found.flatMap(({ set, place, facts, isSelf }) => {
        const given = sets[set];
        if (!given) return [];
        const expected = expectedOf(given, place);
        const told = { isKnown: facts.knownOn !== null, hasRival: facts.rivalOn !== null, isSelf };
        return JSON.stringify(told) === JSON.stringify(expected)
          ? []
          : [{ set: given, place, told, expected }];
      });
      expect(wrong.slice(0, 2)).toEqual([]);
      for (const part of ['isKnown', 'hasRival', 'isSelf'] as const) {
        const those = found.filter(({ set, place }) => {
          const given = sets[set];
          return given && expectedOf(given, place)[part];
        });
        expect(those.length).toBeGreaterThan(100);
      }
    });

    it('what stops a payout and what is not confirmed is the same to the rules and to the database', () => {
      const wrong = found.filter(({ facts, missing, ...row }) => {
        const isUnstopped = judge(facts, today).every(
          ({ rule, outcome }) => !standingRules.includes(rule) || outcome === 'met',
        );
        return row.isStoppedByNone !== isUnstopped || missing !== missingOf(facts);
      });
      expect(wrong.slice(0, 2)).toEqual([]);
    });
  },
  { data: 'company' },
);
