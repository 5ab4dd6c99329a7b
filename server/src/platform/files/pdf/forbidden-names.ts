import { PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { isAttachedData } from './attached-data';

export type PdfFault = 'runs' | 'sends' | 'embeds' | 'fetches';

/**
 * Maps names to reasons for refusal; the library has one object for equal names, however the file escapes
 * them.
 */
const mapFaults = (words: Partial<Record<PdfFault, string[]>>): Map<unknown, PdfFault> =>
  new Map(
    (Object.keys(words) as PdfFault[]).flatMap((fault) =>
      (words[fault] ?? []).map((word) => [PDFName.of(word), fault] as const),
    ),
  );

const actionFaults = mapFaults({
  runs: ['JavaScript', 'Launch', 'Rendition', 'Movie', 'Sound', 'RichMediaExecute'],
  sends: ['SubmitForm', 'ImportData'],
  embeds: ['GoToE'],
  fetches: ['GoToR'],
});
const annotationFaults = mapFaults({
  runs: ['RichMedia', 'Screen', 'Movie', 'Sound', '3D'],
  embeds: ['FileAttachment'],
});
const keyFaults = mapFaults({
  runs: ['JS', 'JavaScript', 'RichMediaContent'],
  sends: ['XFA'],
  embeds: ['Collection'],
});
const embeddedFile = PDFName.of('EF');

const subtype = PDFName.of('Subtype');
const actionKind = PDFName.of('S');

export const findDictionaryFault = (dictionary: PDFDict): PdfFault | undefined => {
  for (const key of dictionary.keys()) {
    const fault = keyFaults.get(key);
    if (fault) return fault;
  }
  if (dictionary.has(embeddedFile) && !isAttachedData(dictionary)) return 'embeds';
  return (
    actionFaults.get(dictionary.get(actionKind)) ?? annotationFaults.get(dictionary.get(subtype))
  );
};

export const getActionFault = (value: PDFObject): PdfFault | undefined => actionFaults.get(value);
