/** Kinds of mail by the names that are stored with messages. */
export const mailKinds = {
  invitation: 'Invitation',
  'password-reset': 'New password',
  'password-changed': 'Password changed',
  'new-browser': 'New browser',
  'new-applications': 'New applicants',
  payout: 'Payout of a referral',
  'batch-approval': 'Batch waits for approval',
  'assigned-applicant': 'Applicant assigned to you',
  'hand-over': 'Work handed over to you',
  'applicant-reply': 'Reply of an applicant',
  'applicant-answer': 'Answer of an applicant',
  'expiring-job': 'Job ends soon',
  'quiet-job': 'Job without applicants',
  'moved-applicant': 'Applicant moved',
  'finished-import': 'Import is ready',
  'referral-progress': 'Progress of your referrals',
  'chat-mention': 'Mention in a chat',
  'unread-chats': 'Unread chats',
  'failed-work': 'Background work failed',
  'failing-provider': 'Company sign-in fails',
  'retention-report': 'Applicants anonymised by rules',
  digest: 'Daily digest',
  'confirm-application': 'Confirmation of an application',
  'application-link': 'Link to an application',
  'refused-application': 'Application by e-mail not taken',
  'applicant-receipt': 'Receipt to an applicant',
  'applicant-status': 'Status to an applicant',
  'applicant-question': 'Question to an applicant',
  'applicant-withdrawal': 'Withdrawal to an applicant',
  'privacy-confirmation': 'Confirmation of a privacy request',
  'privacy-answer': 'Answer to a privacy request',
  'privacy-request': 'Request about personal data',
  'interview-invitation': 'Invitation to an interview',
  'interview-cancellation': 'Cancelled interview',
  test: 'Test message',
} as const;
export type MailKindName = keyof typeof mailKinds;

/** How often a person gets mail of a kind. */
export const mailFrequencies = { 'at-once': 'At once', daily: 'Daily', off: 'Off' } as const;
export type MailFrequency = keyof typeof mailFrequencies;
