import {
  intakeMessages,
  mostResumeBytes,
} from '../../contract/intake/application-intake-constants';
import { invalidField } from '../errors';
import { faultOfDoc } from '../files/compound/doc.rule';
import { faultOfDocx } from '../files/docx/docx.rule';
import type { FileFacts, KnownFile } from '../files/file-changes';
import { safeName } from '../files/image.rule';
import { faultOfPdf } from '../files/pdf/pdf.rule';
import { UnpacksTooLarge } from '../files/unpacked';

interface Kind {
  mediaType: string;
  ending: string;
  /**
   * What is wrong with a content of this kind.
   * @throws Error when it cannot be read.
   */
  faultOf(content: Buffer): keyof typeof sentences | undefined;
  unreadable: string;
}

const sentences = {
  other: intakeMessages.resumeType,
  runs: intakeMessages.resumeScript,
  sends: intakeMessages.resumeForm,
  macros: intakeMessages.resumeMacros,
  carries: intakeMessages.resumeHolds,
  reaches: intakeMessages.resumeReaches,
  broken: intakeMessages.resumeBroken,
  locked: intakeMessages.resumeProtected,
};

const pdf: Kind = {
  mediaType: 'application/pdf',
  ending: '.pdf',
  faultOf: (content) =>
    content.subarray(-2_048).includes('%%EOF') ? faultOfPdf(content) : 'broken',
  unreadable: intakeMessages.resumeLocked,
};
const doc: Kind = {
  mediaType: 'application/msword',
  ending: '.doc',
  faultOf: faultOfDoc,
  unreadable: intakeMessages.resumeBroken,
};
const docx: Kind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ending: '.docx',
  faultOf: faultOfDocx,
  unreadable: intakeMessages.resumeBroken,
};
/** By the ending that a content's kind usually has; what a package holds is told apart by its parts. */
const kinds: Record<string, Kind> = {
  ...{ pdf, docx, docm: docx, dotx: docx, dotm: docx, zip: docx },
  cfb: doc,
};

const faultOf = (kind: Kind, content: Buffer): string | undefined => {
  try {
    const fault = kind.faultOf(content);
    return fault && sentences[fault];
  } catch (error) {
    return error instanceof UnpacksTooLarge ? intakeMessages.resumeUnpacked : kind.unreadable;
  }
};

/**
 * A resume that is what its name says.
 * @throws AppError naming `resume` otherwise.
 */
export const inspectResume = ({ name, content, extension }: KnownFile): FileFacts => {
  if (content.length > mostResumeBytes) throw invalidField('resume', intakeMessages.resumeSize);
  const kind = kinds[extension];
  const fault = kind && faultOf(kind, content);
  const isNamedSo = kind && name.toLowerCase().endsWith(kind.ending);
  // A protected .docx is a compound file inside, so that its name would be called wrong.
  if (!isNamedSo && fault !== sentences.locked)
    throw invalidField('resume', intakeMessages.resumeType);
  if (!kind || fault) throw invalidField('resume', fault ?? intakeMessages.resumeType);
  return { name: safeName(name, kind.ending, 'resume'), mediaType: kind.mediaType };
};
