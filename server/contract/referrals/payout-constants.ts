import type { Permission } from '../permission';

/** Where a payout stands; the id is what calls name `referralStatusId`. */
export const payoutStates = {
  waiting: { id: 1, label: 'Waiting' },
  due: { id: 2, label: 'Due' },
  approved: { id: 3, label: 'Approved' },
  exported: { id: 4, label: 'Exported' },
  paid: { id: 5, label: 'Paid' },
  'on-hold': { id: 6, label: 'On hold' },
  'not-eligible': { id: 7, label: 'Not eligible' },
  reversed: { id: 8, label: 'Reversed' },
} as const;
export type PayoutState = keyof typeof payoutStates;
export const payoutStateNames = Object.keys(payoutStates) as PayoutState[];

/** The state that calls name by this id. */
export const payoutStateOf = (id: number): PayoutState | undefined =>
  payoutStateNames.find((state) => payoutStates[state].id === id);

/** Reasons that a person can choose for on hold, not eligible and reversed. */
export const givenReasons = {
  duplicate: 'Duplicate',
  'hire-left': 'The person who was hired has left',
  'referrer-left': 'The referrer has left',
  position: 'The referrer’s position may not refer',
  conflict: 'Conflict of interest',
  gap: 'The person was known already',
  unconfirmed: 'Employment is not confirmed',
  other: 'Other',
} as const;
export type GivenReason = keyof typeof givenReasons;

/** All reasons: the last two are set by a hire, and nobody can choose them. */
export const payoutReasons = {
  ...givenReasons,
  'hired-elsewhere': 'The person was hired for another job, which this referral counts for',
  'hired-otherwise': 'The person was hired, and this referral does not count for it',
} as const;
export type PayoutReason = keyof typeof payoutReasons;

export interface PayoutAction {
  label: string;
  from: readonly PayoutState[];
  to: PayoutState;
  permission: Extract<Permission, `payout:${string}`>;
  /** A remark has to say why. */
  needsRemark?: true;
  /** Only a payout batch does it, of all of its payouts at once. */
  byBatch?: true;
}

/**
 * Every change of a payout that a person can make, by hand or by a batch. Waiting turns Due by itself, on the day that the last
 * of its rules is met.
 */
export const payoutActions = {
  approve: { label: 'Approve', from: ['due'], to: 'approved', permission: 'payout:approve' },
  hold: {
    label: 'Hold',
    from: ['waiting', 'due', 'approved'],
    to: 'on-hold',
    permission: 'payout:hold',
    needsRemark: true,
  },
  resume: {
    label: 'Resume',
    from: ['on-hold'],
    to: 'waiting',
    permission: 'payout:hold',
    needsRemark: true,
  },
  refuse: {
    label: 'Not eligible',
    from: ['waiting', 'due', 'approved', 'on-hold'],
    to: 'not-eligible',
    permission: 'payout:not-eligible',
    needsRemark: true,
  },
  reconsider: {
    label: 'Reconsider',
    from: ['not-eligible'],
    to: 'waiting',
    permission: 'payout:not-eligible',
    needsRemark: true,
  },
  export: {
    label: 'Export',
    from: ['approved'],
    to: 'exported',
    permission: 'payout:export',
    byBatch: true,
  },
  'mark-paid': {
    label: 'Mark paid',
    from: ['exported'],
    to: 'paid',
    permission: 'payout:mark-paid',
    byBatch: true,
  },
  reverse: {
    label: 'Reverse',
    from: ['exported', 'paid'],
    to: 'reversed',
    permission: 'payout:reverse',
    needsRemark: true,
  },
} as const satisfies Record<string, PayoutAction>;
export type PayoutActionName = keyof typeof payoutActions;

/** The states that a payout can be brought to by hand, each once. */
export const payoutTargets = [
  ...new Set(
    Object.values<PayoutAction>(payoutActions)
      .filter(({ byBatch }) => !byBatch)
      .map(({ to }) => to),
  ),
] as readonly PayoutState[];

/** The action that leads from one state to another. */
export const payoutActionFor = (from: PayoutState, to: PayoutState): PayoutActionName | undefined =>
  (Object.keys(payoutActions) as PayoutActionName[]).find((name) => {
    const action: PayoutAction = payoutActions[name];
    return action.to === to && action.from.includes(from);
  });

/** Payouts in these states are decided: their referral can no longer be deleted. */
export const decidedStates = ['approved', 'exported', 'paid'] as const satisfies PayoutState[];

/** What a referral is told by: how far the person has come, in words that give nothing away. */
export const progressWords = {
  start: 'Submitted',
  active: 'In review',
  'on-hold': 'In review',
  hired: 'Joined',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
} as const;

/** The word for how far a person has come; who is hired has joined from the joining day on. */
export const progressWord = (category: keyof typeof progressWords, hasJoined: boolean): string =>
  category === 'hired' && !hasJoined ? 'Hired' : progressWords[category];

/** The referral lists, by the `type` of their call. */
export const referralTypes = { total: 1, progress: 2, hired: 3, payable: 4 } as const;
export type ReferralType = (typeof referralTypes)[keyof typeof referralTypes];

/** The rules that a payout is held to, in the order in which they are told. */
export const payoutRuleNames = [
  'hired',
  'joined',
  'released',
  'hire-stays',
  'referrer-stays',
  'position',
  'conflict',
  'gap',
  'credit',
  'amount',
] as const;
export type PayoutRuleName = (typeof payoutRuleNames)[number];

/** A rule that is met, one that still can be, and one that stops the payout. */
export const ruleOutcomes = ['met', 'open', 'failed'] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];

/** What the Status and Export actions say before the release period is over. */
export const beforeRelease = (days: number): string =>
  `The employee has not completed ${days} days, so you can neither change the status nor export the data.`;
