export const numberKinds = {
  aadhaar: 'Aadhaar',
  pan: 'PAN',
  ssn: 'US Social Security',
} as const;
export type NumberKind = keyof typeof numberKinds;
