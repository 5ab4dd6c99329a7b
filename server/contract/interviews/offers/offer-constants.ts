import type { Role } from '../../permission';

export const offerStates = {
  draft: 'Draft',
  waiting: 'Waiting for approval',
  approved: 'Approved',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
} as const;
export type OfferState = keyof typeof offerStates;
export const offerStateNames = Object.keys(offerStates) as OfferState[];

/** An application has at most one open offer. */
export const openOfferStates = ['draft', 'waiting', 'approved', 'sent'] as const;

export const payPeriods = { hour: 'per hour', month: 'per month', year: 'per year' } as const;
export type PayPeriod = keyof typeof payPeriods;
export const payPeriodNames = Object.keys(payPeriods) as PayPeriod[];

export const approverRoles = [
  'recruiter',
  'hiring-manager',
  'recruiting-manager',
  'administrator',
] as const satisfies readonly Role[];
export type ApproverRole = (typeof approverRoles)[number];

export const offerPlaceholders = ['name', 'position', 'pay', 'start', 'company'] as const;

/** Maximum pay in an offer, in major units of the currency. */
export const maxOfferPay = 1_000_000_000_000;
export const maxOfferText = 10_000;

export const offerMessages = {
  open: 'This applicant has an open offer already. Withdraw it first.',
  accepted: 'This applicant has accepted an offer already.',
  closedApplicant: 'This applicant was rejected or has withdrawn. Reopen the application first.',
  pay: 'Enter the pay with at most two decimals.',
  currency: 'Choose a currency.',
  expiry: 'Choose a day from today on.',
  start: 'The start must not be before the last day to answer.',
  template: 'This template was deleted. Choose another one.',
  placeholder: (name: string) =>
    `There is no placeholder {${name}}. Use ${offerPlaceholders.map((one) => `{${one}}`).join(', ')}.`,
  notOpen: 'This offer is closed already. Look at it again.',
  sent: 'This offer was sent. To change it, withdraw it and make another one.',
  notDraft: 'This offer was handed in for approval already.',
  notWaiting: 'This offer does not wait for an approval any more.',
  notApproved: 'Only an approved offer can be sent.',
  own: 'Nobody approves an offer that they made or handed in.',
  twice: 'You approved an earlier step of this offer. Somebody else takes this one.',
  role: 'This step waits for somebody of another role.',
  note: 'Say why you do not approve it.',
  reason: 'Say why it is withdrawn.',
  noAddress: 'This applicant has no e-mail address. Add one before the offer is sent.',
  lapsed: 'The last day to answer has passed. Choose a later one.',
  ruleTaken: 'There is a rule for this pay already.',
} as const;
