import type { RecognizedFile } from '../file-changes';
import type { Inspection } from '../inspector-thread';
import { readDocText } from './read-doc-text';
import { readDocxText } from './read-docx-text';
import { readPdfText } from './read-pdf-text';
import { tidyText } from './tidy-text.rule';

type TextReader = (content: Buffer) => string | Promise<string>;

/** Readers of text by the file type detected from the content. */
const readers: Readonly<Record<string, TextReader>> = {
  ...{ docx: readDocxText, docm: readDocxText, dotx: readDocxText, zip: readDocxText },
  ...{ cfb: readDocText, pdf: readPdfText },
};

/** Text of a document; empty if it contains none, as a scan, or cannot be read. */
export const readDocumentText = async ({ content, extension }: RecognizedFile): Promise<string> => {
  // Mail programs may put text before a PDF, which hides its type.
  const kind = extension === '' && content.subarray(0, 1_024).includes('%PDF-') ? 'pdf' : extension;
  try {
    return tidyText((await readers[kind]?.(content)) ?? '');
  } catch {
    return '';
  }
};

/** Inspection in a worker thread with limits of time and memory. */
export const documentTextInspection: Inspection<string> = {
  module: 'platform/files/text/read-document-text.ts',
  name: 'readDocumentText',
};
