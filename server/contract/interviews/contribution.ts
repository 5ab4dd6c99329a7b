import { hiringStaffGrants, jobHiringGrants } from '../access-rows';

export const access = {
  'interview:view': jobHiringGrants,
  'interview:schedule': jobHiringGrants,
  // Every role has this permission, since an interview plan may name any employee.
  'interview:take-part': {
    administrator: 'interviewing',
    'recruiting-manager': 'interviewing',
    recruiter: 'interviewing',
    'hiring-manager': 'interviewing',
    'payout-officer': 'interviewing',
    referrer: 'interviewing',
  },
  'offer:view': jobHiringGrants,
  'offer:make': hiringStaffGrants,
  'offer:approve': jobHiringGrants,
} as const;

export const auditedKinds = {
  'interview-competency': 'Competency',
  'interview-plan': 'Interview plan',
  interview: 'Interview',
  scorecard: 'Scorecard',
  'interview-settings': 'Settings of interviews',
  offer: 'Offer',
  'offer-template': 'Offer template',
  'offer-rule': 'Offer approval rule',
} as const;

export const mailKinds = {
  'interview-invitation': 'Interview invitation',
  'interview-cancellation': 'Cancelled interview',
  'interview-choice': 'Times for an interview',
  'interview-declined': 'Declined interview',
  'scorecard-reminder': 'Scorecard to be sent',
  'offer-sent': 'Offer to an applicant',
  'offer-withdrawn': 'Withdrawal of an offer',
  'offer-approval': 'Offer waits for approval',
  'offer-answer': 'Answer to an offer',
} as const;

export const lookups = {
  competencies: { path: '/api/v1/interview-competencies', id: 'id', label: 'name' },
  offerTemplates: { path: '/api/v1/offer-template', id: 'id', label: 'name' },
} as const;
