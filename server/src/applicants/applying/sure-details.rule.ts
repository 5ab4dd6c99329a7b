import { findPhoneNumbersInText } from 'libphonenumber-js/max';
import { isEmail } from '../../../contract/email-constants';
import { splitName } from '../../platform/files/csv-reading/name.rule';
import type { Region } from '../../platform/contact/region.rule';

export interface SureDetails {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Characters that are looked through for further addresses: some ten pages. */
const maxTextLength = 30_000;
/** Characters at the beginning of a resume, in which its person's details are sought. */
const maxHeadLength = 4_000;
/** Lines at the beginning of a resume, in which a name is sought. */
const maxNameLines = 3;

const emailPattern = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,24}/gu;

/**
 * The only e-mail address, however often it occurs; none if there are two, since it is unclear
 * whose they are.
 */
const findEmail = (text: string): string => {
  const found = [...text.slice(0, maxTextLength).matchAll(emailPattern)].map(
    ([address]) => address,
  );
  const [first = ''] = found;
  const isOne = found.every((address) => address.toLowerCase() === first.toLowerCase());
  return isOne && isEmail(first) ? first : '';
};

/** Years of a job beside each other may pass for a number. */
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

/** A word of a name as people write it: `Zoë`, `O’Brien`, `van`, `J.`, `MÜLLER`. */
const nameSample = String.raw`(?:\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?|von|van|der|den|de|da|di|del|la|le|al|bin|ibn)`;
const namePattern = new RegExp(`^${nameSample}(?: ${nameSample}){1,4}$`, 'u');

/** Words at the top of resumes that are no names: titles of the document, headings, job titles. */
const otherPattern =
  /\b(r[eé]sum[eé]|curriculum|vitae|cv|lebenslauf|bewerbung|profile?|summary|contact|kontakt|personal|pers[oö]nliche|details|data|daten|information|objective|experience|erfahrung|education|ausbildung|skills|about|me|street|road|page|seite|engineer|ingenieur(in)?|developer|entwickler(in)?|manager(in)?|designer(in)?|analyst(in)?|consultant|berater(in)?|architect|scientist|administrator|specialist|assistant|officer|director|teacher|nurse|accountant|intern|student|senior|junior|lead|head|software|data|product|project|sales|marketing|university|gmbh|ltd|limited|inc|pvt|llc)\b/i;

const isUpper = (text: string): boolean => text === text.toUpperCase();

/** Names in capitals are written as others are. */
const toUsualCase = (name: string): string =>
  isUpper(name)
    ? name.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;

const findName = (text: string): string => {
  const lines = text.slice(0, maxHeadLength).split('\n').slice(0, maxNameLines);
  for (const line of lines) {
    const written = line.trim();
    if (namePattern.test(written) && !otherPattern.test(written)) return toUsualCase(written);
    // Below anything else than a title of the page, a line may be a company or a street.
    if (!/^(r[eé]sum[eé]|curriculum vitae|cv|lebenslauf)[ :.-]*$/i.test(written)) return '';
  }
  return '';
};

/** Details that a resume clearly gives of its person; all others are empty, for the person to fill in. */
export const findSureDetails = (text: string, region: Region | undefined): SureDetails => {
  const name = findName(text);
  const { firstName, lastName } = name
    ? splitName(name, 'first-name-first')
    : { firstName: '', lastName: '' };
  return { firstName, lastName, email: findEmail(text), phone: findPhone(text, region) };
};
