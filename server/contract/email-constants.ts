/** No dots in a part, so that none is at an end or doubled. */
const atom = '[^\\s@<>"(),;:\\\\[\\].]+';
const label =
  '[^\\s@<>"(),;:\\\\[\\].\\-](?:[^\\s@<>"(),;:\\\\[\\].]*[^\\s@<>"(),;:\\\\[\\].\\-])?';

export const emailPattern = `^\\s*${atom}(?:\\.${atom})*@${label}(?:\\.${label})+\\s*$`;

const email = new RegExp(emailPattern, 'u');

export const isEmail = (text: string): boolean => email.test(text);
