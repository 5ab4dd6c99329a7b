import { PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { isAttachedData } from './attached-data';

export type PdfFault = 'runs' | 'sends' | 'carries' | 'reaches';

/** The library gives equal names one object, whatever their escaping in the file. */
const faultsBy = (words: Partial<Record<PdfFault, string[]>>): Map<unknown, PdfFault> =>
  new Map(
    (Object.keys(words) as PdfFault[]).flatMap((fault) =>
      (words[fault] ?? []).map((word) => [PDFName.of(word), fault] as const),
    ),
  );

const actions = faultsBy({
  runs: ['JavaScript', 'Launch', 'Rendition', 'Movie', 'Sound', 'RichMediaExecute'],
  sends: ['SubmitForm', 'ImportData'],
  carries: ['GoToE'],
  reaches: ['GoToR'],
});
const annotations = faultsBy({
  runs: ['RichMedia', 'Screen', 'Movie', 'Sound', '3D'],
  carries: ['FileAttachment'],
});
const keys = faultsBy({
  runs: ['JS', 'JavaScript', 'RichMediaContent'],
  sends: ['XFA'],
  carries: ['Collection'],
});
const attached = PDFName.of('EF');

const subtype = PDFName.of('Subtype');
const kindOfAction = PDFName.of('S');

export const faultOfDictionary = (dictionary: PDFDict): PdfFault | undefined => {
  for (const key of dictionary.keys()) {
    const fault = keys.get(key);
    if (fault) return fault;
  }
  if (dictionary.has(attached) && !isAttachedData(dictionary)) return 'carries';
  return actions.get(dictionary.get(kindOfAction)) ?? annotations.get(dictionary.get(subtype));
};

export const faultOfWord = (value: PDFObject): PdfFault | undefined => actions.get(value);
