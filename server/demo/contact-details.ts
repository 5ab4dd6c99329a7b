import type { Random } from './random';

export interface ContactDetails {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}

const createEmail = (first: string, last: string, place: number): string =>
  `${first}.${last}.${place}`.toLowerCase().replaceAll(' ', '');

const createPhone = (place: number): string => `+91 90000 ${String(10_000 + place)}`;

/** `place` makes e-mail address and phone number unique. */
export const createContactDetails = (
  first: string,
  last: string,
  place: number,
): ContactDetails => ({
  first_name: first,
  last_name: last,
  email: `${createEmail(first, last, place)}@mail.example`,
  phone: createPhone(place),
});

const otherSpellings: readonly (readonly [one: string, other: string])[] = [
  ['ee', 'i'],
  ['oo', 'u'],
  ['sh', 's'],
  ['ya', 'iya'],
  ['an', 'aan'],
  ['ar', 'aar'],
];

const respellName = (name: string): string => {
  const [one, other] = otherSpellings.find(([part]) => name.includes(part)) ?? [/$/, 'h'];
  return name.replace(one, other);
};

export const createDuplicateContact = (
  random: Random,
  person: ContactDetails,
  place: number,
): ContactDetails => {
  const { first_name: first, last_name: last, email, phone } = person;
  const otherAddress = `${createEmail(first, last, place)}@post.example`;
  return random.pick([
    { ...person, email: otherAddress },
    { ...person, first_name: respellName(first), email: otherAddress },
    { ...person, first_name: respellName(first), email: email.toUpperCase() },
    { ...person, email: email.toUpperCase(), phone: createPhone(place) },
    { ...person, first_name: `${first.charAt(0)}.`, phone: phone.replaceAll(' ', '') },
  ]);
};
