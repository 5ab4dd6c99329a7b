import type { SuppressedMail } from './mail-kind';

export const unwantedMailSuppression: SuppressedMail = {
  suppressed: 'The person does not want mail of this kind.',
};

export const lostRoleSuppression: SuppressedMail = {
  suppressed: 'The roles of the person bring no mail of this kind any more.',
};

export const toAddressProblemSuppression = (suppressed: string): SuppressedMail => ({
  suppressed,
  isAddressProblem: true,
});

export const alreadyReadSuppression: SuppressedMail = { suppressed: 'It was read in the console.' };
