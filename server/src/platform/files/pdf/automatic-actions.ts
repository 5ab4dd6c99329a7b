import { PDFArray, PDFDict, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import type { PdfObjects } from './document-objects';
import { StreamDictionary } from './object-reader';

const harmlessActions = new Set<unknown>(
  ['GoTo', 'Named', 'SetOCGState', 'Hide', 'ResetForm', 'Trans', 'GoTo3DView'].map((word) =>
    PDFName.of(word),
  ),
);
const actionKind = PDFName.of('S');
const nextActions = PDFName.of('Next');
const openAction = PDFName.of('OpenAction');
const additionalActions = PDFName.of('AA');

export const hasAutomaticActions = (dictionary: PDFDict): boolean =>
  dictionary.has(openAction) || dictionary.has(additionalActions);

/**
 * Objects to which a reference leads.
 * @throws Error when there are none.
 */
const resolve = (objects: PdfObjects, value: PDFObject): PDFObject[] => {
  if (!(value instanceof PDFRef)) return [value];
  const found = objects.numbered(value);
  if (found.length === 0) throw new Error(`${value.toString()} leads nowhere`);
  return found.map((one) => (one instanceof StreamDictionary ? one.dictionary : one));
};

const isHarmfulAction = (objects: PdfObjects, action: PDFObject, seen: Set<string>): boolean => {
  if (action instanceof PDFRef) {
    if (seen.has(String(action))) return false;
    seen.add(String(action));
  }
  return resolve(objects, action).some((one) => {
    if (!(one instanceof PDFDict)) return false;
    const kind = one.get(actionKind);
    if (kind && !resolve(objects, kind).every((word) => harmlessActions.has(word))) return true;
    const next = one.get(nextActions);
    return (next ? resolve(objects, next) : []).some((follower) =>
      (follower instanceof PDFArray ? follower.asArray() : [follower]).some((each) =>
        isHarmfulAction(objects, each, seen),
      ),
    );
  });
};

export const startsHarmfulAction = (objects: PdfObjects, dictionary: PDFDict): boolean => {
  const opening = dictionary.get(openAction);
  const events = dictionary.get(additionalActions);
  const begun = (events ? resolve(objects, events) : []).flatMap((event) =>
    event instanceof PDFDict ? event.values() : [],
  );
  const seen = new Set<string>();
  return [...(opening ? [opening] : []), ...begun].some((action) =>
    isHarmfulAction(objects, action, seen),
  );
};
