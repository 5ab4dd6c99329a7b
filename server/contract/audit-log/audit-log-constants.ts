/** Kinds of record that the audit log tells of, by the words for one of them. */
export const auditedKinds = {
  job: 'Job',
  application: 'Applicant',
  applicant: 'Duplicate record',
  'applicant-source': 'Applicant source',
  'applicant-status': 'Applicant status',
  pipeline: 'Hiring pipeline',
  stage: 'Stage',
  status: 'Status',
  'question-group': 'Question group',
  questions: 'Question',
  'seo-keyword': 'SEO keyword',
  'seo-graph': 'SEO graph',
  'job-priority': 'Job priority',
  referral: 'Referral',
  payout: 'Payout',
  'referral-setting': 'Referral settings',
  'referral-amount': 'Referral amount',
  'referral-eligibility': 'Referrer eligibility',
  group: 'Group',
  'general-settings': 'General settings',
  company: 'Company',
  person: 'Person',
  'audit-log': 'Audit log',
  remote: 'Part of the console',
} as const;
export type AuditedKind = keyof typeof auditedKinds;

/** What someone who may see payouts only sees of the log. */
export const payoutKinds = [
  'referral',
  'payout',
  'referral-setting',
  'referral-amount',
  'referral-eligibility',
] as const satisfies readonly AuditedKind[];
