import fc from 'fast-check';
import type { ReferralFacts } from '../../../src/referrals/payouts/payout.rule';

export const personNames = [
  ['Mira', 'Sen'],
  ['M.', 'Sén'],
  ['Arun', 'Rao'],
] as const;
const areAlike = (one: number, other: number): boolean => (one === 2) === (other === 2);

export interface PersonRecord {
  mail: 'shared' | 'tagged' | 'own';
  hasPhone: boolean;
  name: number;
}

export interface GeneratedReferral {
  record: number;
  job: 0 | 1;
  daysAgo: number;
  /**
   * Employee who referred the person; `self` has the person's own mailbox, numbers are indexes of other
   * employees.
   */
  referrer: 'nobody' | 'self' | 0 | 1 | 2;
  state: ReferralFacts['state'];
  attribution: 'One' | 'Two' | 'Three';
  category: ReferralFacts['category'];
  gapMonths: 6 | 9 | 12;
  /** Days from the application to the joining date. */
  joinedAfter: number | null;
  isConfirmed: boolean;
  leftAfter: number | null;
  amountMinor: number | null;
}

export interface PayoutSet {
  records: PersonRecord[];
  /** True if the second record was merged into the first. */
  isMerged: boolean;
  /** Dismissed pairs of records: 0 and 1, 0 and 2, 1 and 2. */
  dismissedPairs: [boolean, boolean, boolean];
  sent: GeneratedReferral[];
}

/** No two values differ by about 6, 9 or 12 months, since such gaps depend on the calendar. */
const daysAgo = fc.constantFrom(10, 60, 130, 220, 330, 460, 700);
const seldom = fc.integer({ min: 0, max: 3 }).map((one) => one === 0);
const mostly = <Value>(usual: Value, ...others: Value[]) =>
  fc.constantFrom(usual, usual, usual, ...others);

const sent: fc.Arbitrary<GeneratedReferral> = fc.record({
  record: fc.nat({ max: 2 }),
  job: fc.constantFrom(0, 1),
  daysAgo,
  referrer: fc.constantFrom<GeneratedReferral['referrer']>('nobody', 'self', 0, 0, 1, 1, 2),
  state: mostly('waiting', 'approved', 'exported', 'paid', 'on-hold', 'not-eligible', 'reversed'),
  attribution: mostly('One', 'Two', 'Three'),
  category: mostly('hired', 'active', 'rejected', 'withdrawn'),
  gapMonths: fc.constantFrom(6, 9, 12),
  joinedAfter: fc.constantFrom(5, 5, 5, -1, 0, 365, 366, null),
  isConfirmed: seldom,
  leftAfter: fc.constantFrom(null, null, null, 30, 300),
  amountMinor: mostly<number | null>(100_000, 0, null),
});

export const payoutSets: fc.Arbitrary<PayoutSet> = fc.record({
  records: fc.array(
    fc.record({
      mail: fc.constantFrom('shared', 'tagged', 'own', 'own'),
      hasPhone: fc.boolean(),
      name: fc.nat({ max: 2 }),
    }),
    { minLength: 3, maxLength: 3 },
  ),
  isMerged: seldom,
  dismissedPairs: fc.tuple(seldom, seldom, seldom),
  sent: fc.array(sent, { minLength: 1, maxLength: 4 }),
});

const isShared = ({ mail }: PersonRecord): boolean => mail !== 'own';

const standing = ({ isMerged }: PayoutSet, record: number): number =>
  isMerged && record === 1 ? 0 : record;

const pairPlace = (one: number, other: number): number => one + other - 1;

/** A merge overrides the dismissal of its own pair. */
export const isDismissedPair = (set: PayoutSet, one: number, other: number): boolean =>
  one !== other &&
  !(set.isMerged && one + other === 1) &&
  (set.dismissedPairs[pairPlace(one, other)] ?? false) &&
  hasEvidence(set, one, other, false);

/** Evidence that the two records are one person; without it, no pair could be dismissed. */
const hasEvidence = (
  { records }: PayoutSet,
  one: number,
  other: number,
  needsAlikeNames: boolean,
): boolean => {
  const [a, b] = [records[one], records[other]];
  if (!a || !b) return false;
  if (isShared(a) && isShared(b)) return true;
  return a.hasPhone && b.hasPhone && (!needsAlikeNames || areAlike(a.name, b.name));
};

const recordsOf = (set: PayoutSet, person: number): number[] =>
  set.records.flatMap((_, at) => (standing(set, at) === person ? [at] : []));

const areApart = (set: PayoutSet, one: number, other: number): boolean =>
  [one, standing(set, one)].some((a) =>
    [other, standing(set, other)].some((b) => isDismissedPair(set, a, b)),
  );

const samePeople = (set: PayoutSet, record: number): Set<number> => {
  const own = recordsOf(set, standing(set, record));
  const reached = new Set(own);
  // A chain has at most as many steps as there are records.
  for (let step = 0; step < set.records.length; step += 1)
    for (const from of [...reached])
      for (const at of set.records.keys())
        if (from !== at && hasEvidence(set, from, at, true) && !areApart(set, from, at))
          for (const found of recordsOf(set, standing(set, at))) reached.add(found);
  return new Set([...reached].filter((at) => own.includes(at) || !areApart(set, own[0] ?? at, at)));
};

const monthDays = { 6: 182, 9: 274, 12: 365 };
const rankOf = ({ state }: GeneratedReferral): number =>
  state === 'exported' || state === 'paid' ? 0 : state === 'approved' ? 1 : 2;

const isBefore = (
  one: [GeneratedReferral, number],
  other: [GeneratedReferral, number],
): boolean => {
  const by =
    rankOf(one[0]) - rankOf(other[0]) || other[0].daysAgo - one[0].daysAgo || one[1] - other[1];
  return by < 0;
};

const isRival = (
  mine: [GeneratedReferral, number],
  theirs: [GeneratedReferral, number],
): boolean => {
  const [{ job, attribution, daysAgo: days, gapMonths }, rival] = [mine[0], theirs[0]];
  if (rival.referrer === 'nobody' || rival.state === 'not-eligible' || rival.state === 'reversed')
    return false;
  if (rival.state === 'waiting' && rival.category === 'withdrawn') return false;
  const isNear = rival.daysAgo <= days + monthDays[gapMonths];
  if (rival.job !== job && (attribution === 'Two' || !isNear)) return false;
  return attribution === 'Three' || isBefore(theirs, mine);
};

/** Expected facts of a referral by the decisions, independent of the server's code. */
export const computeExpectedFacts = (set: PayoutSet, at: number) => {
  const mine = set.sent[at];
  if (!mine) throw new Error('There is no such referral');
  const same = samePeople(set, mine.record);
  const others = set.sent
    .map((one, place): [GeneratedReferral, number] => [one, place])
    .filter(([one, place]) => place !== at && same.has(standing(set, one.record)));
  return {
    isKnown: others.some(
      ([one]) =>
        one.referrer === 'nobody' &&
        one.daysAgo > mine.daysAgo &&
        one.daysAgo <= mine.daysAgo + monthDays[mine.gapMonths],
    ),
    hasRival: others.some((theirs) => isRival([mine, at], theirs)),
    isSelf:
      mine.referrer === 'self' &&
      set.records.some((record, place) => same.has(place) && isShared(record)),
  };
};
