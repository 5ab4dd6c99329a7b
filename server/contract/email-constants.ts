/** A part of an address between dots: no dot, so that none stands at an end or beside another. */
const atom = '[^\\s@<>"(),;:\\\\[\\].]+';
const label =
  '[^\\s@<>"(),;:\\\\[\\].\\-](?:[^\\s@<>"(),;:\\\\[\\].]*[^\\s@<>"(),;:\\\\[\\].\\-])?';

/** An e-mail address, with blanks around it, as the pattern of a schema. */
export const emailPattern = `^\\s*${atom}(?:\\.${atom})*@${label}(?:\\.${label})+\\s*$`;

const email = new RegExp(emailPattern, 'u');

/** Whether a text is one e-mail address that mail can be sent to; blanks around it do not count. */
export const isEmail = (text: string): boolean => email.test(text);
