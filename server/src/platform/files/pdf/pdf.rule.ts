import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { beginsActions, beginsLoudly } from './automatic-actions';
import { readDocument } from './document-objects';
import { faultOfDictionary, faultOfWord, type PdfFault } from './forbidden-names';
import { StreamDictionary } from './object-reader';

const otherFile = PDFName.of('F');

const dictionariesIn = function* (value: PDFObject): Generator<PDFDict> {
  if (value instanceof PDFDict) {
    yield value;
    for (const part of value.values()) yield* dictionariesIn(part);
  } else if (value instanceof PDFArray)
    for (const part of value.asArray()) yield* dictionariesIn(part);
};

/** @throws Error when objects cannot be read, for example in an encrypted file. */
export const faultOfPdf = (content: Buffer): PdfFault | undefined => {
  const objects = readDocument(content);
  const beginners: PDFDict[] = [];
  for (const found of objects.all()) {
    const isStream = found instanceof StreamDictionary;
    if (isStream && found.dictionary.has(otherFile)) return 'reaches';
    const value = isStream ? found.dictionary : found;
    const word = faultOfWord(value);
    if (word) return word;
    for (const dictionary of dictionariesIn(value)) {
      const fault = faultOfDictionary(dictionary);
      if (fault) return fault;
      if (beginsActions(dictionary)) beginners.push(dictionary);
    }
  }
  return beginners.some((dictionary) => beginsLoudly(objects, dictionary)) ? 'reaches' : undefined;
};
