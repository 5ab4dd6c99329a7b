import type { ParsedMail } from 'mailparser';
import { applyingTextLimits } from '../../../contract/applicants/applying/applying-constants';
import { splitName } from '../../platform/files/csv-reading/name.rule';
import type { SentFile } from '../../platform/http/body';

/** Maximum of attachments of a mail that are checked for a resume. */
const maxLookedInto = 3;

const resumeNamePattern = /\.(pdf|docx?)$/i;
const resumeTypes = new Map([
  ['application/pdf', 'resume.pdf'],
  ['application/msword', 'resume.doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'resume.docx'],
]);
const webAddressPattern = /https?:|www\.|\/\//i;

/** Cuts a text; a character outside the basic plane that would be cut in half is removed. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}/gu, '');

/** Removes control characters except tab and line breaks. */
const cleanText = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');

/** Mail may lack the sender's name: the part of the address before the @ is used instead. */
const readName = (name: string, address: string) => {
  const written = cleanText(name)
    .replace(/["\r\n\t]/g, ' ')
    .trim();
  const isName = written && !written.includes('@') && !webAddressPattern.test(written);
  const { firstName, lastName } = splitName(
    isName ? written : address.slice(0, address.lastIndexOf('@')),
    'first-name-first',
  );
  return {
    firstName: cut(firstName, applyingTextLimits.firstName),
    lastName: cut(lastName, applyingTextLimits.lastName),
  };
};

export const toFormBodyFromMail = (
  { name, address }: { name: string; address: string },
  letter: string,
): Record<string, string> => ({
  ...readName(name, address),
  email: address,
  letter: cut(cleanText(letter), applyingTextLimits.letter),
  source: 'e-mail',
});

export const listResumes = ({ attachments }: Pick<ParsedMail, 'attachments'>): SentFile[] =>
  attachments
    .flatMap(({ filename, contentType, content }) => {
      const named = filename && resumeNamePattern.test(filename) ? filename : undefined;
      const name = named ?? resumeTypes.get(contentType.toLowerCase());
      return name ? [{ field: 'resume', name, mediaType: contentType, content }] : [];
    })
    .slice(0, maxLookedInto);
