import type { ParsedMail } from 'mailparser';
import { textLimits } from '../../../contract/applicants/applying/applying-constants';
import { splitName } from '../../platform/files/csv-reading/name.rule';
import type { SentFile } from '../../platform/http/body';

/** Maximum of attachments checked in search of a resume. */
const maxLookedInto = 3;

const resumeNamePattern = /\.(pdf|docx?)$/i;
const resumeTypes = new Map([
  ['application/pdf', 'resume.pdf'],
  ['application/msword', 'resume.doc'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'resume.docx'],
]);
const webAddressPattern = /https?:|www\.|\/\//i;

/** Takes off the half of a character that the cut may leave. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}/gu, '');

/** Control characters but tab and line breaks. */
const cleanText = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]/gu, '');

/** Some mail programs send no name: the part of the address before the @ is used instead. */
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
    firstName: cut(firstName, textLimits.firstName),
    lastName: cut(lastName, textLimits.lastName),
  };
};

/** Values of the application form, read from the mail. */
export const toFormBody = (
  { name, address }: { name: string; address: string },
  letter: string,
): Record<string, string> => ({
  ...readName(name, address),
  email: address,
  letter: cut(cleanText(letter), textLimits.letter),
  source: 'e-mail',
});

/** Attachments that may be a resume by their names or types, in their order. */
export const listResumes = ({ attachments }: Pick<ParsedMail, 'attachments'>): SentFile[] =>
  attachments
    .flatMap(({ filename, contentType, content }) => {
      const named = filename && resumeNamePattern.test(filename) ? filename : undefined;
      const name = named ?? resumeTypes.get(contentType.toLowerCase());
      return name ? [{ field: 'resume', name, mediaType: contentType, content }] : [];
    })
    .slice(0, maxLookedInto);
