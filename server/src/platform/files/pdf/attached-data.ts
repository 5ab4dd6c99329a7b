import { PDFHexString, PDFName, PDFString, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';

/** What data are called that a reader opens as text: a resume of Europass brings itself along as one. */
const dataName = /^[^\p{C}/\\:]{1,200}\.(xml|json|txt|csv)$/iu;

const nameKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map((key) => PDFName.of(key));

const isDataName = (value: PDFObject): boolean =>
  (value instanceof PDFString || value instanceof PDFHexString) &&
  dataName.test(value.decodeText());

/** Whether a file that is attached has only names of data, by which a viewer would open it. */
export const isAttachedData = (specification: PDFDict): boolean => {
  const names = nameKeys.flatMap((key) => specification.get(key) ?? []);
  return names.length > 0 && names.every(isDataName);
};
