import type { DataSubject } from '../personal-data';

export const anonymisedName = { first: 'Anonymised', last: 'applicant' };
export const anonymisedFullName = `${anonymisedName.first} ${anonymisedName.last}`;

/** Shorter parts of names are ignored, since they would match many people. */
const minLetters = 4;
const phoneDigits = 10;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

const toPhonePattern = (phone: string): string | undefined => {
  const digits = phone.replaceAll(/\D/g, '').slice(-phoneDigits);
  return digits.length < 7 ? undefined : [...digits].join('[ .()/-]*');
};

const toWordPattern = (text: string): string =>
  `(^|\\W)${text.trim().split(/\s+/).map(escapePattern).join('\\s+')}(?!\\w)`;

/** PostgreSQL pattern for texts that certainly name the person; undefined if no names are known. */
export const toCertainNamePattern = ({
  names,
  emails,
  phones,
}: DataSubject): string | undefined => {
  const whole = names.filter((name) => name.trim().includes(' ') && name.length >= minLetters);
  const patterns = [
    ...[...emails, ...whole].filter((text) => text.trim() !== '').map(toWordPattern),
    ...phones.flatMap((phone) => toPhonePattern(phone) ?? []),
  ];
  return patterns.length > 0 ? patterns.join('|') : undefined;
};

/** PostgreSQL pattern for texts that may name the person, by a part of the name alone. */
export const toPossibleNamePattern = ({ names }: DataSubject): string | undefined => {
  const parts = names.flatMap((name) => name.split(/\s+/)).filter((part) => part.length >= 3);
  return parts.length > 0 ? [...new Set(parts)].map(toWordPattern).join('|') : undefined;
};
