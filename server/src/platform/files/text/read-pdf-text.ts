import { assertUnpacksSmall } from '../pdf/assert-unpacks-small';
import { maxTextLength } from './tidy-text.rule';

/** Resumes have a few; the text of a book would only delay others. */
const maxPages = 30;

/** No code, fonts or pictures of the document are made use of. */
const options = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  stopAtErrors: false,
  verbosity: 0,
};

/** @throws Error when the document is broken or locked, or unpacks to too much. */
export const readPdfText = async (content: Buffer): Promise<string> => {
  assertUnpacksSmall(content);
  // PDF.js without its browser parts, by unpdf; loaded when it is first needed, about 100 ms.
  const { getDocumentProxy } = await import('unpdf');
  // A copy, since PDF.js takes over the memory that it is given.
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
