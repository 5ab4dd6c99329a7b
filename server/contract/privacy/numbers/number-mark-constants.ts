export const numberKinds = {
  aadhaar: 'Aadhaar',
  pan: 'PAN',
  ssn: 'US Social Security',
} as const;
export type NumberKind = keyof typeof numberKinds;

export const numberMarkMessages = {
  changed: 'The text was changed meanwhile, and this number does not stand there any more.',
} as const;
