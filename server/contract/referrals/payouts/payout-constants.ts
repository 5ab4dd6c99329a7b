import type { Permission } from '../../permission';

/** Payout states; their `id` is the `referralStatusId` of API calls. */
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

export const payoutStateOf = (id: number): PayoutState | undefined =>
  payoutStateNames.find((state) => payoutStates[state].id === id);

export const selectablePayoutReasons = {
  duplicate: 'Duplicate',
  'hire-left': 'The person who was hired has left',
  'referrer-left': 'The referrer has left',
  position: 'The referrer’s position may not refer',
  conflict: 'Conflict of interest',
  gap: 'The person was known already',
  unconfirmed: 'Employment is not confirmed',
  other: 'Other',
} as const;
export type SelectablePayoutReason = keyof typeof selectablePayoutReasons;

/** Reasons for a payout state; the last two are set by a hire and cannot be chosen. */
export const payoutReasons = {
  ...selectablePayoutReasons,
  'hired-elsewhere': 'The person was hired for another job, which this referral counts for',
  'hired-otherwise': 'The person was hired, and this referral does not count for it',
} as const;
export type PayoutReason = keyof typeof payoutReasons;

export interface PayoutAction {
  label: string;
  from: readonly PayoutState[];
  to: PayoutState;
  permission: Extract<Permission, `payout:${string}`>;
  needsRemark?: true;
  /** True for an action that only a payout batch performs, for all of its payouts. */
  byBatch?: true;
}

/**
 * Transitions of the payout state. Waiting becomes Due without an action, on the day on which the last rule
 * is met.
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

export const payoutTargets = [
  ...new Set(
    Object.values<PayoutAction>(payoutActions)
      .filter(({ byBatch }) => !byBatch)
      .map(({ to }) => to),
  ),
] as readonly PayoutState[];

export const payoutActionFor = (from: PayoutState, to: PayoutState): PayoutActionName | undefined =>
  (Object.keys(payoutActions) as PayoutActionName[]).find((name) => {
    const action: PayoutAction = payoutActions[name];
    return action.to === to && action.from.includes(from);
  });

/** Payout states in which the referral cannot be deleted. */
export const decidedStates = ['approved', 'exported', 'paid'] as const satisfies PayoutState[];

/** Neutral progress texts for referrers, by status category. */
export const progressWords = {
  start: 'Submitted',
  active: 'In review',
  'on-hold': 'In review',
  hired: 'Joined',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
} as const;

/** Progress text for referrers; a hired person is shown as joined from the joining date on. */
export const progressWord = (category: keyof typeof progressWords, hasJoined: boolean): string =>
  category === 'hired' && !hasJoined ? 'Hired' : progressWords[category];

export const referralTypes = { total: 1, progress: 2, hired: 3, payable: 4 } as const;
export type ReferralType = (typeof referralTypes)[keyof typeof referralTypes];

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

/** An `open` rule can still be met, a `failed` rule prevents the payout. */
export const ruleOutcomes = ['met', 'open', 'failed'] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];

export const beforeRelease = (days: number): string =>
  `The employee has not completed ${days} days, so you can neither change the status nor export the data.`;
