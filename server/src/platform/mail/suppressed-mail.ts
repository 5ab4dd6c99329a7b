import type { SuppressedMail } from './mail-kind';

export const suppressedAsUnwanted: SuppressedMail = {
  suppressed: 'The person does not want mail of this kind.',
};

export const suppressedByLostRole: SuppressedMail = {
  suppressed: 'The roles of the person bring no mail of this kind any more.',
};

export const toAddressProblem = (suppressed: string): SuppressedMail => ({
  suppressed,
  isAddressProblem: true,
});

export const suppressedAsRead: SuppressedMail = { suppressed: 'It was read in the console.' };
