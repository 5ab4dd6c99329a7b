import { PDFHexString, PDFName, PDFString, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';

/** Attachments that readers open as text; a Europass resume contains one. */
const dataFileNamePattern = /^[^\p{C}/\\:]{1,200}\.(xml|json|txt|csv)$/iu;

const nameKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map((key) => PDFName.of(key));

const isDataName = (value: PDFObject): boolean =>
  (value instanceof PDFString || value instanceof PDFHexString) &&
  dataFileNamePattern.test(value.decodeText());

export const isAttachedData = (specification: PDFDict): boolean => {
  const names = nameKeys.flatMap((key) => specification.get(key) ?? []);
  return names.length > 0 && names.every(isDataName);
};
