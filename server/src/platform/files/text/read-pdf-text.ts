import { assertUnpacksSmall } from '../pdf/assert-unpacks-small';
import { maxTextLength } from './tidy-text.rule';

/** Maximum of pages that are read: resumes have a few, and reading a book would delay others. */
const maxPages = 30;

/** Options so that code, fonts and pictures of the document are not used. */
const options = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
  verbosity: 0,
};

/** @throws Error when the document is broken, encrypted, or unpacks to too much. */
export const readPdfText = async (content: Buffer): Promise<string> => {
  assertUnpacksSmall(content);
  // unpdf contains PDF.js without the parts for browsers; it is loaded on demand, which takes about
  // 100 ms.
  const { getDocumentProxy } = await import('unpdf');
  // PDF.js gets a copy, since it takes ownership of the memory.
  const document = await getDocumentProxy(new Uint8Array(content), options);
  try {
    let text = '';
    for (let page = 1; page <= Math.min(document.numPages, maxPages); page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent();
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      if (text.length > maxTextLength) break;
      text += '\n';
    }
    return text;
  } finally {
    await document.destroy();
  }
};
