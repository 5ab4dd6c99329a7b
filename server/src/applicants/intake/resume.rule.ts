import {
  intakeMessages,
  mostResumeBytes,
} from '../../../contract/applicants/intake/application-intake-constants';
import { invalidField } from '../../platform/errors';
import { findDocFault } from '../../platform/files/doc/doc.rule';
import { findDocxFault } from '../../platform/files/docx/docx.rule';
import type { FileFacts, RecognizedFile } from '../../platform/files/file-changes';
import { toSafeFileName } from '../../platform/files/image.rule';
import { findPdfFault } from '../../platform/files/pdf/pdf.rule';
import { UnpackedTooLargeError } from '../../platform/files/unpacked-size';

interface ResumeKind {
  mediaType: string;
  ending: string;
  /** @throws Error when the file cannot be read. */
  faultOf(content: Buffer): keyof typeof faultMessages | undefined;
  unreadable: string;
}

const faultMessages = {
  other: intakeMessages.resumeType,
  runs: intakeMessages.resumeScript,
  sends: intakeMessages.resumeForm,
  macros: intakeMessages.resumeMacros,
  embeds: intakeMessages.resumeHolds,
  fetches: intakeMessages.resumeReaches,
  broken: intakeMessages.resumeBroken,
  locked: intakeMessages.resumeProtected,
};

/**
 * A PDF's header may begin up to this byte, as viewers accept, since mail programs may put text before it.
 */
const maxHeaderOffset = 1_024;

/** Markup before the header is refused, since a browser that guesses the type could run it as a page. */
const beginsLikePdf = (content: Buffer): boolean => {
  const begin = content.subarray(0, maxHeaderOffset).indexOf('%PDF-');
  return begin >= 0 && !content.subarray(0, begin).includes('<');
};

/** Bytes after the end mark are allowed unless they contain PDF objects that have no end mark. */
const isCompletePdf = (content: Buffer): boolean => {
  const end = content.lastIndexOf('%%EOF');
  return end >= 0 && !/\d\s+\d+\s+obj\b/.test(content.toString('latin1', end));
};

const pdfKind: ResumeKind = {
  mediaType: 'application/pdf',
  ending: '.pdf',
  faultOf: (content) => (isCompletePdf(content) ? findPdfFault(content) : 'broken'),
  unreadable: intakeMessages.resumeLocked,
};
const docKind: ResumeKind = {
  mediaType: 'application/msword',
  ending: '.doc',
  faultOf: findDocFault,
  unreadable: intakeMessages.resumeBroken,
};
const docxKind: ResumeKind = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ending: '.docx',
  faultOf: findDocxFault,
  unreadable: intakeMessages.resumeBroken,
};
/** Resume kinds by detected file type; for a zip package, its contents decide. */
const resumeKinds: Record<string, ResumeKind> = {
  ...{
    pdf: pdfKind,
    docx: docxKind,
    docm: docxKind,
    dotx: docxKind,
    dotm: docxKind,
    zip: docxKind,
  },
  cfb: docKind,
};

const otherTypeNames: Record<string, string> = {
  rtf: 'a rich text file (RTF)',
  ...{ odt: 'an OpenDocument file', ott: 'an OpenDocument file', ods: 'an OpenDocument file' },
  ...{ jpg: 'a picture', png: 'a picture', heic: 'a picture', webp: 'a picture', tif: 'a picture' },
  ...{ xlsx: 'a workbook of Excel', pptx: 'a presentation of PowerPoint', epub: 'an e-book' },
  pages: 'a document of Pages',
};

const isPagesDocument = (content: Buffer): boolean => content.includes('Index/Document.iwa');

const getOtherTypeMessage = (content: Buffer, extension: string): string => {
  const what =
    otherTypeNames[extension === 'zip' && isPagesDocument(content) ? 'pages' : extension];
  return what ? intakeMessages.resumeOther(what) : intakeMessages.resumeType;
};

const findResumeFault = (kind: ResumeKind, content: Buffer): string | undefined => {
  try {
    const fault = kind.faultOf(content);
    return fault && faultMessages[fault];
  } catch (error) {
    return error instanceof UnpackedTooLargeError ? intakeMessages.resumeUnpacked : kind.unreadable;
  }
};

/** @throws AppError for the field `resume` when the content does not match its name. */
export const inspectResume = ({ name, content, extension }: RecognizedFile): FileFacts => {
  if (content.length > mostResumeBytes) throw invalidField('resume', intakeMessages.resumeSize);
  const kind = resumeKinds[extension === '' && beginsLikePdf(content) ? 'pdf' : extension];
  const sentence = getOtherTypeMessage(content, extension);
  const fault = kind && findResumeFault(kind, content);
  const isNamedSo = kind && name.toLowerCase().endsWith(kind.ending);
  // An encrypted .docx has another file format, so it must not be reported as wrongly named.
  if (!isNamedSo && fault !== faultMessages.locked) throw invalidField('resume', sentence);
  if (!kind || fault)
    throw invalidField(
      'resume',
      fault === undefined || fault === faultMessages.other ? sentence : fault,
    );
  return { name: toSafeFileName(name, kind.ending, 'resume'), mediaType: kind.mediaType };
};
