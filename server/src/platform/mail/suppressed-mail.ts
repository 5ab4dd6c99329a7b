import type { SuppressedMail } from './mail-kind';

export const unwantedMail: SuppressedMail = {
  suppressed: 'The person does not want mail of this kind.',
};

export const mailOfLostRole: SuppressedMail = {
  suppressed: 'The roles of the person bring no mail of this kind any more.',
};

export const toAddressProblem = (suppressed: string): SuppressedMail => ({
  suppressed,
  isAddressProblem: true,
});

export const readMail: SuppressedMail = { suppressed: 'It was read in the console.' };
