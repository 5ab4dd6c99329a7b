import { intakeMessages, mostResumeBytes } from '../../contract/application-intake-constants';
import { invalidField } from '../errors';
import type { FileFacts, KnownFile } from '../files/file-changes';
import { safeName } from '../files/image.rule';
import { runsSomething } from './pdf-script.rule';

interface Kind {
  mediaType: string;
  ending: string;
  /** Whether a content begins as one of this kind. */
  isOne(content: Buffer): boolean;
  /** What is wrong with a content of this kind. */
  fault(content: Buffer): string | undefined;
}

const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = Buffer.from('504b0304', 'hex');
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
const startsWith = (content: Buffer, signature: Buffer): boolean =>
  content.subarray(0, signature.length).equals(signature);

const faultOfPdf = (content: Buffer): string | undefined => {
  if (!content.subarray(-2_048).includes('%%EOF')) return intakeMessages.resumeBroken;
  try {
    return runsSomething(content) ? intakeMessages.resumeScript : undefined;
  } catch {
    return intakeMessages.resumeLocked;
  }
};

// Names in a zip stand uncompressed, so that nothing has to be unpacked to know them.
const kinds: readonly Kind[] = [
  {
    mediaType: 'application/pdf',
    ending: '.pdf',
    isOne: (content) => content.subarray(0, 5).toString('latin1') === '%PDF-',
    fault: faultOfPdf,
  },
  {
    mediaType: 'application/msword',
    ending: '.doc',
    isOne: (content) => startsWith(content, compoundFile) && content.includes(wide('WordDocument')),
    fault: (content) =>
      content.includes(wide('_VBA_PROJECT')) ? intakeMessages.resumeMacros : undefined,
  },
  {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ending: '.docx',
    isOne: (content) =>
      startsWith(content, zip) &&
      content.includes('[Content_Types].xml') &&
      content.includes('word/document.xml'),
    fault: (content) => {
      if (content.includes('vbaProject.bin')) return intakeMessages.resumeMacros;
      // Without the zip's last record the rest of it is missing.
      const isWhole = content.subarray(-66_000).includes(Buffer.from('504b0506', 'hex'));
      return isWhole ? undefined : intakeMessages.resumeBroken;
    },
  },
];

/**
 * A resume that is what its name says.
 * @throws AppError naming `resume` otherwise.
 */
export const inspectResume = ({ name, content }: KnownFile): FileFacts => {
  if (content.length > mostResumeBytes) throw invalidField('resume', intakeMessages.resumeSize);
  const kind = kinds.find(({ isOne }) => isOne(content));
  if (!kind || !name.toLowerCase().endsWith(kind.ending))
    throw invalidField('resume', intakeMessages.resumeType);
  const fault = kind.fault(content);
  if (fault) throw invalidField('resume', fault);
  return { name: safeName(name, kind.ending, 'resume'), mediaType: kind.mediaType };
};
