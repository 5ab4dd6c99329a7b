export const access = {
  'privacy:view': { administrator: 'all', auditor: 'all' },
  'privacy:edit': { administrator: 'all' },
} as const;

export const auditedKinds = {
  'retention-rule': 'Retention rule',
  'retention-limit': 'Time by country',
  'privacy-request': 'Request about personal data',
  'privacy-setting': 'Privacy settings',
} as const;

export const mailKinds = {
  'retention-report': 'Applicants anonymised by rules',
  'applicant-notice': 'Notice to an applicant whom others added',
  'applicant-renewal': 'Renewal asked of an applicant',
  'privacy-confirmation': 'Confirmation of a privacy request',
  'privacy-answer': 'Answer to a privacy request',
  'privacy-request': 'Request about personal data',
  'privacy-request-due': 'Due day of a privacy request',
} as const;
