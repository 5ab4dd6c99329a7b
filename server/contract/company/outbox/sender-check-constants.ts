/** DNS entries of the sender's domain that receiving mail servers check. */
export const senderParts = {
  domain: 'Domain',
  spf: 'SPF',
  dkim: 'DKIM',
  dmarc: 'DMARC',
} as const;
export type SenderPart = keyof typeof senderParts;

export const senderStates = {
  good: 'Good',
  missing: 'Missing',
  wrong: 'Wrong',
  unknown: 'Not known',
} as const;
export type SenderState = keyof typeof senderStates;
