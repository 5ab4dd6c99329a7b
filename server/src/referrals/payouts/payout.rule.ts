import { decidedStates } from '../../../contract/referrals/payouts/payout-constants';
import type {
  PayoutReason,
  PayoutRuleName,
  PayoutState,
  RuleOutcome,
} from '../../../contract/referrals/payouts/payout-constants';
import type { RuleResult } from '../../../contract/referrals/payouts/referral';
import type { StatusCategory } from '../../../contract/applicants/applications/application-constants';

/** Facts for the payout rules; dates are `YYYY-MM-DD`, which can be compared as texts. */
export interface ReferralFacts {
  state: Exclude<PayoutState, 'due'>;
  reason: PayoutReason | '';
  category: StatusCategory;
  status: string;
  /** Job title of the hire, if it differs from the referral's job; else null. */
  hiredFor: string | null;
  /** Required status, if the application has another status of category hired; else null. */
  payableStatus: string | null;
  joiningDate: string | null;
  appliedOn: string;
  confirmedJoiningDate: string | null;
  payableOn: string | null;
  releaseDays: number;
  hireLeftOn: string | null;
  referrerIsActive: boolean;
  referrerLeftOn: string | null;
  position: string | null;
  positionMayRefer: boolean;
  /** The referrer's part in the hire since the referral, such as recruiter, even if ended. */
  conflict: string | null;
  /** First day of the referrer's part in the hire, if it is current and the day is known. */
  conflictSince: string | null;
  /** Last day of the referrer's part in the hire; null if it is current. */
  conflictUntil: string | null;
  gapMonths: number;
  /** Last day in the gap before the referral on which the person applied or was employed. */
  knownOn: string | null;
  /** Day of another referral that takes precedence; null for none. */
  rivalOn: string | null;
  /** Day of an earlier payout for this person and job; null for none. */
  paidOn: string | null;
  /** True if the person has more records than were searched. */
  areMore: boolean;
  /** True if the recruiter decides which of several referrers is paid. */
  recruiterDecides: boolean;
  /** Amount in hundredths; null if the settings have no matching amount. */
  amountMinor: number | null;
}

interface RuleJudgment {
  outcome: RuleOutcome;
  value: string;
  on?: string | null;
  change?: string;
}

interface PayoutRule {
  label: string;
  judge: (facts: ReferralFacts, today: string) => RuleJudgment;
}

const judgeMet = (value: string, on: string | null = null): RuleJudgment => ({
  outcome: 'met',
  value,
  on,
});
const judgeOpen = (value: string, change: string, on: string | null = null): RuleJudgment => ({
  outcome: 'open',
  value,
  change,
  on,
});
const judgeFailed = (value: string, change: string, on: string | null = null): RuleJudgment => ({
  outcome: 'failed',
  value,
  change,
  on,
});

/** True if the person left before the payable date; leaving on that day is late enough. */
const hasLeftEarly = (leftOn: string | null, payableOn: string | null): boolean =>
  leftOn !== null && (payableOn === null || leftOn < payableOn);

/** Maximum of days between application and joining date for which the date is plausible. */
const maxPlausibleDays = 365;

export const isJoiningDateDoubtful = ({
  joiningDate,
  appliedOn,
  confirmedJoiningDate,
}: Pick<ReferralFacts, 'joiningDate' | 'appliedOn' | 'confirmedJoiningDate'>): boolean =>
  joiningDate !== null &&
  joiningDate !== confirmedJoiningDate &&
  (joiningDate < appliedOn || joiningDate > getPayableDay(appliedOn, maxPlausibleDays));

/** Rules for payouts; a payout is due when all of them are met. */
export const payoutRules: Readonly<Record<PayoutRuleName, PayoutRule>> = {
  hired: {
    label: 'The person was hired',
    judge: (facts) => {
      if (facts.category === 'rejected' || facts.category === 'withdrawn')
        return judgeFailed(
          `The applicant is ${facts.status}`,
          'Only an applicant who is reopened and hired is paid for.',
        );
      if (facts.category !== 'hired')
        return judgeOpen(
          `Not hired yet: ${facts.status}`,
          'It is met as soon as the applicant’s status is a hired one.',
        );
      if (facts.payableStatus !== null)
        return judgeOpen(
          `The status is ${facts.status}`,
          `It is met with the status ${facts.payableStatus}, as General Settings said on the day of the referral.`,
        );
      return judgeMet(
        facts.hiredFor === null ? facts.status : `${facts.status}, for ${facts.hiredFor}`,
      );
    },
  },
  joined: {
    label: 'The person has joined',
    judge: (facts, today) => {
      const { joiningDate } = facts;
      if (joiningDate === null)
        return judgeOpen(
          'There is no joining date',
          'Enter the joining date at the applicant’s status.',
        );
      if (isJoiningDateDoubtful(facts))
        return judgeOpen(
          `${joiningDate < facts.appliedOn ? 'Joins before the application' : 'Joins more than a year after the application'}, on`,
          'Correct the joining date, or confirm it with a remark.',
          joiningDate,
        );
      return joiningDate > today
        ? judgeOpen('Joins on', 'It is met on the joining date.', joiningDate)
        : judgeMet('Joined on', joiningDate);
    },
  },
  released: {
    label: 'The release period is over',
    judge: ({ payableOn, releaseDays }, today) => {
      const days = `${releaseDays} days after joining`;
      if (payableOn === null) return judgeOpen(`Payable ${days}`, 'It needs a joining date.');
      return payableOn > today
        ? judgeOpen('Payable from', `It is met on that day, ${days}.`, payableOn)
        : judgeMet(`${releaseDays} days were over on`, payableOn);
    },
  },
  'hire-stays': {
    label: 'The person who was hired has not left',
    judge: ({ hireLeftOn, payableOn }) =>
      hasLeftEarly(hireLeftOn, payableOn)
        ? judgeFailed('The person left on', 'Only a corrected leaving date changes it.', hireLeftOn)
        : judgeMet('Employed', hireLeftOn),
  },
  'referrer-stays': {
    label: 'The referrer has not left',
    judge: ({ referrerIsActive, referrerLeftOn, payableOn }) => {
      if (hasLeftEarly(referrerLeftOn, payableOn))
        return judgeFailed(
          'The referrer left on',
          'Only a corrected leaving date changes it.',
          referrerLeftOn,
        );
      if (!referrerIsActive && referrerLeftOn === null)
        return judgeOpen(
          'The referrer is deactivated',
          'Enter the leaving date of the referrer in the directory.',
        );
      return judgeMet('Employed', referrerLeftOn);
    },
  },
  position: {
    label: 'The referrer’s position may refer',
    judge: ({ position, positionMayRefer }) =>
      positionMayRefer
        ? judgeMet(position ?? 'No position')
        : judgeFailed(
            `${position ?? ''} may not refer`,
            'Referrer Eligibility says which positions may refer.',
          ),
  },
  conflict: {
    label: 'The referrer has no part in the hiring',
    judge: ({ conflict, conflictSince, conflictUntil }) => {
      if (conflict === null) return judgeMet('None');
      const words = `Conflict of interest: ${conflict}`;
      if (conflictUntil !== null)
        return judgeFailed(
          `${words}, until`,
          'Nobody is paid for a person in whose hiring they took part since the referral.',
          conflictUntil,
        );
      return judgeFailed(
        conflictSince === null ? words : `${words}, since`,
        'Nobody is paid for a person whom they hire, or for themselves.',
        conflictSince,
      );
    },
  },
  gap: {
    label: 'The person was not known before',
    judge: ({ knownOn, gapMonths }) =>
      knownOn === null
        ? judgeMet(`Not within ${gapMonths} months`)
        : judgeFailed(
            'The person applied or worked here on',
            `It had to be ${gapMonths} months or more before the referral.`,
            knownOn,
          ),
  },
  credit: {
    label: 'The credit is the referrer’s',
    judge: ({ rivalOn, paidOn, areMore, recruiterDecides }) => {
      if (paidOn !== null)
        return judgeFailed(
          'This hire went out to payroll on',
          'A hire of a person for a job is paid once, unless that payout is reversed.',
          paidOn,
        );
      if (rivalOn === null && areMore)
        return judgeOpen(
          'Too many records share an address or number with this person',
          'Correct addresses and numbers that are not theirs, and decide their pairs in Duplicate Records.',
        );
      if (rivalOn === null) return judgeMet('No other referral');
      return recruiterDecides
        ? judgeOpen(
            'There is another referral of this person, of',
            'The recruiter decides: mark the other referral as duplicate. Where they are two people, say so in Duplicate Records.',
            rivalOn,
          )
        : judgeFailed(
            'Another referral of this person comes first, of',
            'It changes when the other referral is not eligible. Where they are two people, say so in Duplicate Records.',
            rivalOn,
          );
    },
  },
  amount: {
    label: 'An amount was promised',
    judge: ({ amountMinor }) => {
      if (amountMinor === null)
        return judgeFailed(
          'No slab fitted',
          'Referral Amount had none for the job’s department and position on that day.',
        );
      return amountMinor > 0
        ? judgeMet('Fixed when the person was referred')
        : judgeFailed('The amount was 0', 'A slab that is changed counts for new referrals only.');
    },
  },
};

const rulesInOrder = Object.entries(payoutRules) as [PayoutRuleName, PayoutRule][];

export const evaluatePayoutRules = (facts: ReferralFacts, today: string): RuleResult[] =>
  rulesInOrder.map(([rule, { label, judge: ask }]) => {
    const { outcome, value, on = null, change = '' } = ask(facts, today);
    return { rule, label, outcome, value, on, change };
  });

export const getPayoutState = (facts: ReferralFacts, today: string): PayoutState =>
  facts.state === 'waiting' &&
  rulesInOrder.every(([, rule]) => rule.judge(facts, today).outcome === 'met')
    ? 'due'
    : facts.state;

/** The rule that decides: one that stops the payout takes precedence over one that delays it. */
export const findDecisiveRule = (rules: readonly RuleResult[]): RuleResult | undefined =>
  rules.find(({ outcome }) => outcome === 'failed') ??
  rules.find(({ outcome }) => outcome === 'open');

const longDayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Text of a rule's result, with the date written in full, so that it is unambiguous. */
export const formatRuleResult = (rule: RuleResult | undefined): string => {
  if (!rule) return '';
  return rule.on ? `${rule.value} ${longDayFormat.format(Date.parse(rule.on))}` : rule.value;
};

/** True for states of decided payouts, whose referrals cannot be deleted. */
export const isPayoutDecided = (state: PayoutState): boolean =>
  (decidedStates as readonly PayoutState[]).includes(state);

const dayMs = 86_400_000;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Day on which a payout is payable; the joining date is day 0. */
export const getPayableDay = (joiningDate: string, releaseDays: number): string =>
  new Date(Date.parse(joiningDate) + releaseDays * dayMs).toISOString().slice(0, 10);
