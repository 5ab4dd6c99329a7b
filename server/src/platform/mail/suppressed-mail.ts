import type { SuppressedMail } from './mail-kind';

export const unwantedMail: SuppressedMail = {
  suppressed: 'The person does not want mail of this kind.',
};

export const readMail: SuppressedMail = { suppressed: 'It was read in the console.' };
