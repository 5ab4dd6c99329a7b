import { applications, hiringStaffGrants, jobHiringGrants, managerGrants } from '../access-rows';

export const access = {
  'application:view': applications,
  'application:resume': applications,
  'application:create': hiringStaffGrants,
  'application:import': hiringStaffGrants,
  'application:status': jobHiringGrants,
  'application:assign-recruiter': hiringStaffGrants,
  'application:merge': hiringStaffGrants,
  'application:delete': managerGrants,
} as const;

export const auditedKinds = {
  application: 'Applicant',
  applicant: 'Duplicate record',
  'held-application': 'Application in the quarantine',
  'consent-text': 'Consent text',
  'demographic-question': 'Demographic question',
  'status-text': 'Status page text',
  'move-reason': 'Reject or withdraw reason',
  'applicant-source': 'Applicant source',
  'mail-template': 'Mail template',
} as const;

export const mailKinds = {
  'new-applications': 'New applicants',
  'assigned-applicant': 'Applicant assigned to you',
  'applicant-reply': 'Reply of an applicant',
  'applicant-answer': 'Answer of an applicant',
  'moved-applicant': 'Applicant moved',
  'finished-import': 'Import is ready',
  'confirm-application': 'Confirmation of an application',
  'application-link': 'Link to an application',
  'refused-application': 'Application by e-mail not taken',
  'applicant-receipt': 'Receipt to an applicant',
  'applicant-status': 'Status to an applicant',
  'applicant-question': 'Question to an applicant',
  'applicant-withdrawal': 'Withdrawal to an applicant',
} as const;

export const lookups = {
  moveReasons: { path: '/api/v1/move-reason', id: 'id', label: 'name' },
  mailTemplates: { path: '/api/v1/mail-templates', id: 'id', label: 'name' },
  sources: { path: '/api/v1/applicant-source', id: 'sourceId', label: 'source' },
} as const;
