export const mailStates = {
  queued: 'Queued',
  deferred: 'Tried, waits',
  sent: 'Sent',
  digested: 'In a digest',
  failed: 'Failed',
  bounced: 'Came back',
  suppressed: 'Not sent',
} as const;
export type MailState = keyof typeof mailStates;
