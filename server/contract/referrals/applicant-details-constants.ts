export const maritalStatuses = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Widowed',
} as const;
export type MaritalStatus = keyof typeof maritalStatuses;

/** Letters that a text takes at most. */
export const longestDetails = { fatherName: 100, address: 500 } as const;

/** Nobody who is referred was born before it. */
export const firstBirthDate = '1900-01-01';

export const birthDateMessage = 'Choose a day from 1900 to yesterday.';
