export const maritalStatuses = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Widowed',
} as const;
export type MaritalStatus = keyof typeof maritalStatuses;

export const longestDetails = { fatherName: 100, address: 500 } as const;

export const firstBirthDate = '1900-01-01';

export const birthDateMessage = 'Choose a day from 1900 to yesterday.';
