/**
 * Matches a part of the local name between dots; without dots in the parts, no dot can be leading, trailing
 * or doubled.
 */
const localPartPattern = '[^\\s@<>"(),;:\\\\[\\].]+';
const domainLabelPattern =
  '[^\\s@<>"(),;:\\\\[\\].\\-](?:[^\\s@<>"(),;:\\\\[\\].]*[^\\s@<>"(),;:\\\\[\\].\\-])?';

export const emailPattern = `^\\s*${localPartPattern}(?:\\.${localPartPattern})*@${domainLabelPattern}(?:\\.${domainLabelPattern})+\\s*$`;

const emailRegExp = new RegExp(emailPattern, 'u');

export const isEmail = (text: string): boolean => emailRegExp.test(text);
