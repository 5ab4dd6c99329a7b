import { PDFArray, PDFDict, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import type { DocumentObjects } from './document-objects';
import { StreamDictionary } from './object-reader';

const quiet = new Set<unknown>(
  ['GoTo', 'Named', 'SetOCGState', 'Hide', 'ResetForm', 'Trans', 'GoTo3DView'].map((word) =>
    PDFName.of(word),
  ),
);
const kindOfAction = PDFName.of('S');
const followers = PDFName.of('Next');
const atOpening = PDFName.of('OpenAction');
const atEvents = PDFName.of('AA');

export const beginsActions = (dictionary: PDFDict): boolean =>
  dictionary.has(atOpening) || dictionary.has(atEvents);

/**
 * Values that a reference resolves to.
 * @throws Error when there are none.
 */
const resolve = (objects: DocumentObjects, value: PDFObject): PDFObject[] => {
  if (!(value instanceof PDFRef)) return [value];
  const found = objects.numbered(value);
  if (found.length === 0) throw new Error(`${value.toString()} leads nowhere`);
  return found.map((one) => (one instanceof StreamDictionary ? one.dictionary : one));
};

const isLoud = (objects: DocumentObjects, action: PDFObject, seen: Set<string>): boolean => {
  if (action instanceof PDFRef) {
    if (seen.has(String(action))) return false;
    seen.add(String(action));
  }
  return resolve(objects, action).some((one) => {
    if (!(one instanceof PDFDict)) return false;
    const kind = one.get(kindOfAction);
    if (kind && !resolve(objects, kind).every((word) => quiet.has(word))) return true;
    const next = one.get(followers);
    return (next ? resolve(objects, next) : []).some((follower) =>
      (follower instanceof PDFArray ? follower.asArray() : [follower]).some((each) =>
        isLoud(objects, each, seen),
      ),
    );
  });
};

export const beginsLoudly = (objects: DocumentObjects, dictionary: PDFDict): boolean => {
  const opening = dictionary.get(atOpening);
  const events = dictionary.get(atEvents);
  const begun = (events ? resolve(objects, events) : []).flatMap((event) =>
    event instanceof PDFDict ? event.values() : [],
  );
  const seen = new Set<string>();
  return [...(opening ? [opening] : []), ...begun].some((action) => isLoud(objects, action, seen));
};
