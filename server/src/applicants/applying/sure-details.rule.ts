import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { isEmail } from '../../../contract/email-constants';
import { splitName } from '../../platform/files/csv-reading/name.rule';
import type { Region } from '../../platform/contact/region.rule';

export interface ReliableDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Characters of a resume that are searched for e-mail addresses and phone numbers: some ten pages. */
const maxTextLength = 30_000;
/** Characters at the beginning of a resume in which contact details are searched. */
const maxHeadLength = 4_000;
/** Lines at the beginning of a resume in which the name is searched. */
const maxNameLines = 3;

const emailPattern = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;

/**
 * The only e-mail address in the text, however often it occurs; empty if there are two, since either could be
 * of somebody else.
 */
const findEmail = (text: string): string => {
  const found = [...text.slice(0, maxTextLength).matchAll(emailPattern)].map(
    ([address]) => address,
  );
  const [first = ''] = found;
  const isOne = found.every((address) => address.toLowerCase() === first.toLowerCase());
  return isOne && isEmail(first) ? first : '';
};

/** Two years side by side, as of a former job, look like a phone number. */
const yearsPattern = /^(19|20)\d\d\s*[-–—/]\s*(19|20)\d\d/;

const findPhone = (text: string, region: Region | undefined): string => {
  const head = text.slice(0, maxHeadLength);
  const found = findPhoneNumbersInText(head, region).filter(
    ({ startsAt, endsAt }) => !yearsPattern.test(head.slice(startsAt, endsAt)),
  );
  const [first] = found;
  const isOne = found.every(({ number }) => number.number === first?.number.number);
  return first && isOne ? first.number.formatInternational() : '';
};

/** One word of a name, such as `Zoë`, `O’Brien`, `van`, `J.` or `MÜLLER`. */
const nameSample = String.raw`(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?|von|van|der|den|de|da|di|del|la|le|al|bin|ibn)`;
const namePattern = new RegExp(`^${nameSample}(?: ${nameSample}){1,4}$`, 'u');

/** Words at the top of resumes that are not names: document titles, headings, job titles. */
const otherPattern =
  /\b(r[eé]sum[eé]|curriculum|vitae|cv|lebenslauf|bewerbung|profile?|summary|contact|kontakt|personal|pers[oö]nliche|details|data|daten|information|objective|experience|erfahrung|education|ausbildung|skills|about|me|street|road|page|seite|engineer|ingenieur(in)?|developer|entwickler(in)?|manager(in)?|designer(in)?|analyst(in)?|consultant|berater(in)?|architect|scientist|administrator|specialist|assistant|officer|director|teacher|nurse|accountant|intern|student|senior|junior|lead|head|software|data|product|project|sales|marketing|university|gmbh|ltd|limited|inc|pvt|llc)\b/i;

const isUpper = (text: string): boolean => text === text.toUpperCase();

const toUsualCase = (name: string): string =>
  isUpper(name)
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const findName = (text: string): string => {
  const lines = text.slice(0, maxHeadLength).split('\n').slice(0, maxNameLines);
  for (const line of lines) {
    const written = line.trim();
    if (namePattern.test(written) && !otherPattern.test(written)) return toUsualCase(written);
    // After a line that is not a document title, the next line may be a company or a street.
    if (!/^(r[eé]sum[eé]|curriculum vitae|cv|lebenslauf)[ :.-]*$/i.test(written)) return '';
  }
  return '';
};

/** Details that a resume gives without doubt; all others are empty, so that the applicant enters them. */
export const findReliableDetails = (text: string, region: Region | undefined): ReliableDetails => {
  const name = findName(text);
  const { firstName, lastName } = name
    ? splitName(name, 'first-name-first')
    : { firstName: '', lastName: '' };
  return { firstName, lastName, email: findEmail(text), phone: findPhone(text, region) };
};
