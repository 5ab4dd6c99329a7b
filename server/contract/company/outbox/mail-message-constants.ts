export const mailStates = {
  queued: 'Queued',
  deferred: 'Tried, waits',
  sent: 'Sent',
  failed: 'Failed',
  suppressed: 'Not sent',
} as const;
export type MailState = keyof typeof mailStates;
