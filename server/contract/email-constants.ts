/** A part contains no dot, so no dot can be at its end or doubled. */
const localPartPattern = '[^\\s@<>"(),;:\\\\[\\].]+';
const domainLabelPattern =
  '[^\\s@<>"(),;:\\\\[\\].\\-](?:[^\\s@<>"(),;:\\\\[\\].]*[^\\s@<>"(),;:\\\\[\\].\\-])?';

export const emailPattern = `^\\s*${localPartPattern}(?:\\.${localPartPattern})*@${domainLabelPattern}(?:\\.${domainLabelPattern})+\\s*$`;

const emailRegExp = new RegExp(emailPattern, 'u');

export const isEmail = (text: string): boolean => emailRegExp.test(text);
