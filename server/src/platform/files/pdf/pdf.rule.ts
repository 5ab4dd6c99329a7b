import { PDFArray, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { hasAutomaticActions, startsHarmfulAction } from './automatic-actions';
import { readPdfObjects } from './document-objects';
import { findDictionaryFault, getActionFault, type PdfFault } from './forbidden-names';
import { StreamDictionary } from './object-reader';

const fileKey = PDFName.of('F');

const walkDictionaries = function* (value: PDFObject): Generator<PDFDict> {
  if (value instanceof PDFDict) {
    yield value;
    for (const part of value.values()) yield* walkDictionaries(part);
  } else if (value instanceof PDFArray)
    for (const part of value.asArray()) yield* walkDictionaries(part);
};

/** @throws Error when objects cannot be read, for example in an encrypted file. */
export const findPdfFault = (content: Buffer): PdfFault | undefined => {
  const objects = readPdfObjects(content);
  const beginners: PDFDict[] = [];
  for (const found of objects.all()) {
    const isStream = found instanceof StreamDictionary;
    if (isStream && found.dictionary.has(fileKey)) return 'fetches';
    const value = isStream ? found.dictionary : found;
    const word = getActionFault(value);
    if (word) return word;
    for (const dictionary of walkDictionaries(value)) {
      const fault = findDictionaryFault(dictionary);
      if (fault) return fault;
      if (hasAutomaticActions(dictionary)) beginners.push(dictionary);
    }
  }
  return beginners.some((dictionary) => startsHarmfulAction(objects, dictionary))
    ? 'fetches'
    : undefined;
};
