import { createHmac } from 'node:crypto';
import { isEmail } from '../../../contract/email-constants';
import { intakeMessages } from '../../../contract/applicants/intake/application-intake-constants';
import { isRoundedNumber, parsePhone } from '../../platform/contact/phone.rule';
import {
  cleanTextLine,
  findHiddenCharacterInAddress,
  findHiddenCharacterInName,
} from './hidden-characters.rule';

export interface PersonFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  experience: number | null;
}

interface PersonInput {
  firstName?: string | undefined;
  lastName?: string | undefined;
  applicantEmail?: string | undefined;
  phoneNumber?: string | undefined;
  experience?: number | null | undefined;
}

/** Phone numbers copied from contact lists contain direction marks. */
const cleanPhone = (written: string | undefined): string =>
  cleanTextLine((written ?? '').replace(/\p{Cf}/gu, ''));

export const validatePerson = (
  written: PersonInput,
): { person: PersonFields; wrong: Record<string, string> } => {
  const writtenPhone = cleanPhone(written.phoneNumber);
  // The region affects only the number used for comparisons, so the validation needs none.
  const phone = parsePhone(writtenPhone, undefined);
  const person = {
    firstName: cleanTextLine(written.firstName),
    lastName: cleanTextLine(written.lastName),
    email: cleanTextLine(written.applicantEmail),
    phone: phone ? phone.text : writtenPhone,
    experience: written.experience ?? null,
  };
  const wrong: Record<string, string> = {};
  const hidden = {
    firstName: findHiddenCharacterInName(person.firstName),
    lastName: findHiddenCharacterInName(person.lastName),
    applicantEmail: findHiddenCharacterInAddress(person.email),
  };
  if (!person.firstName) wrong.firstName = intakeMessages.firstName;
  else if (hidden.firstName) wrong.firstName = hidden.firstName;
  if (hidden.lastName) wrong.lastName = hidden.lastName;
  if (!person.email && !person.phone) wrong.applicantEmail = intakeMessages.reach;
  else if (hidden.applicantEmail) wrong.applicantEmail = hidden.applicantEmail;
  else if (person.email && !isEmail(person.email)) wrong.applicantEmail = intakeMessages.email;
  if (writtenPhone && !phone)
    wrong.phoneNumber = isRoundedNumber(writtenPhone)
      ? intakeMessages.phoneRounded
      : intakeMessages.phone;
  const { experience } = person;
  if (experience !== null && !(Number.isInteger(experience) && experience >= 0 && experience <= 60))
    wrong.experience = intakeMessages.experience;
  return { person, wrong };
};

/** Document number, of which only a hash and the last four characters are stored. */
export interface HashedDocumentNumber {
  lastFour: string;
  hash: string;
}

/** @returns the error message if the document number cannot be stored. */
export const hashDocumentNumber = (
  written: string | undefined,
  key: string | undefined,
): HashedDocumentNumber | string | undefined => {
  const number = cleanPhone(written).replace(/[\s-]/g, '').toUpperCase();
  if (!number) return undefined;
  if (!key) return intakeMessages.documentNotKept;
  if (!/^[A-Z\d]{4,20}$/.test(number)) return intakeMessages.document;
  return {
    lastFour: /\d{4}$/.exec(number)?.[0] ?? '',
    hash: createHmac('sha256', key).update(number).digest('base64url'),
  };
};
