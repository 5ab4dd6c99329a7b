/** No dots in a part, so that none is at an end or doubled. */
const localPartPattern = '[^\\s@<>"(),;:\\\\[\\].]+';
const domainLabelPattern =
  '[^\\s@<>"(),;:\\\\[\\].\\-](?:[^\\s@<>"(),;:\\\\[\\].]*[^\\s@<>"(),;:\\\\[\\].\\-])?';

export const emailPattern = `^\\s*${localPartPattern}(?:\\.${localPartPattern})*@${domainLabelPattern}(?:\\.${domainLabelPattern})+\\s*$`;

const emailRegExp = new RegExp(emailPattern, 'u');

export const isEmail = (text: string): boolean => emailRegExp.test(text);
