import type { SuppressedMail } from './mail-kind';

export const unwantedMail: SuppressedMail = {
  suppressed: 'The person does not want mail of this kind.',
};
