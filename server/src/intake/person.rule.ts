import { createHmac } from 'node:crypto';
import { intakeMessages } from '../../contract/intake/application-intake-constants';
import { cleanLine, hiddenInAddress, hiddenInName } from './line.rule';

/** A person as stored. */
export interface PersonFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  experience: number | null;
}

interface Written {
  firstName?: string | undefined;
  lastName?: string | undefined;
  applicantEmail?: string | undefined;
  phoneNumber?: string | undefined;
  experience?: number | null | undefined;
}

/** Copied from a list of contacts, a number comes with marks of direction. */
const cleanPhone = (written: string | undefined): string =>
  cleanLine((written ?? '').replace(/\p{Cf}/gu, ''));

const address = /^[^\s@<>"(),;:\\[\]]+@[^\s@.]+(\.[^\s@.]+)+$/;
const phone = /^\+?[\d\s().\-/]*(\s*(ext\.?|x)\s*\d{1,6})?$/i;

const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  return phone.test(text) && digits >= 7 && digits <= 20;
};

/** What is stored of what was written, and what is wrong with it by field. */
export const judgePerson = (
  written: Written,
): { person: PersonFields; wrong: Record<string, string> } => {
  const person = {
    firstName: cleanLine(written.firstName),
    lastName: cleanLine(written.lastName),
    email: cleanLine(written.applicantEmail),
    phone: cleanPhone(written.phoneNumber),
    experience: written.experience ?? null,
  };
  const wrong: Record<string, string> = {};
  const hidden = {
    firstName: hiddenInName(person.firstName),
    lastName: hiddenInName(person.lastName),
    applicantEmail: hiddenInAddress(person.email),
  };
  if (!person.firstName) wrong.firstName = intakeMessages.firstName;
  else if (hidden.firstName) wrong.firstName = hidden.firstName;
  if (hidden.lastName) wrong.lastName = hidden.lastName;
  if (!person.email) wrong.applicantEmail = intakeMessages.emailMissing;
  else if (hidden.applicantEmail) wrong.applicantEmail = hidden.applicantEmail;
  else if (!address.test(person.email)) wrong.applicantEmail = intakeMessages.email;
  if (person.phone && !isPhone(person.phone)) wrong.phoneNumber = intakeMessages.phone;
  const { experience } = person;
  if (experience !== null && !(Number.isInteger(experience) && experience >= 0 && experience <= 60))
    wrong.experience = intakeMessages.experience;
  return { person, wrong };
};

/** What is kept of a document number: never the number itself. */
export interface Document {
  lastFour: string;
  hash: string;
}

/** @returns the sentence that says what is wrong, where it cannot be kept. */
export const sealDocument = (
  written: string | undefined,
  key: string | undefined,
): Document | string | undefined => {
  const number = cleanPhone(written).replace(/[\s-]/g, '').toUpperCase();
  if (!number) return undefined;
  if (!key) return intakeMessages.documentNotKept;
  if (!/^[A-Z\d]{4,20}$/.test(number)) return intakeMessages.document;
  return {
    lastFour: /\d{4}$/.exec(number)?.[0] ?? '',
    hash: createHmac('sha256', key).update(number).digest('base64url'),
  };
};
