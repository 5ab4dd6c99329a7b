import { PDFArray, PDFName, PDFNumber, type PDFObject, type PDFRef } from '@cantoo/pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { maxUnpackedBytes, UnpackedTooLargeError } from '../unpacked-size';
import { ObjectReader, StreamDictionary } from './object-reader';

type ParsedObject = PDFObject | StreamDictionary;

export interface PdfObjects {
  /**
   * Reads all objects of the document.
   * @throws Error when an object cannot be read; `UnpackedTooLargeError` when it is too large.
   */
  all(): Generator<ParsedObject>;
  /** All objects with a number: a PDF may contain several, and viewers differ in which they use. */
  numbered(ref: PDFRef): ParsedObject[];
}

const toName = (text: string): PDFName => PDFName.of(text);

const getStreamFilter = ({ dictionary }: StreamDictionary): PDFObject | undefined => {
  const filter = dictionary.get(toName('Filter'));
  return filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
};

/** Unpacks a stream up to the end of its compressed data, since the stated length may be wrong. */
const unpackStream = (content: Buffer, stream: StreamDictionary, most: number): Buffer => {
  const packed = content.subarray(stream.beginsAt);
  const filter = getStreamFilter(stream);
  if (stream.dictionary.has(toName('DecodeParms'))) throw new Error('Objects are packed in steps');
  if (filter === undefined) return packed;
  if (filter !== toName('FlateDecode')) throw new Error('Objects are packed in a rare way');
  if (most < 1) throw new UnpackedTooLargeError();
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new UnpackedTooLargeError() : error;
  }
};

/**
 * True for any stream with the keys of an object stream, since viewers accept these without the right type.
 */
const isObjectStream = ({ dictionary }: StreamDictionary): boolean =>
  dictionary.get(toName('Type')) === toName('ObjStm') ||
  (dictionary.has(toName('First')) && dictionary.has(toName('N')));

const getNumber = ({ dictionary }: StreamDictionary, key: string): number => {
  const value = dictionary.get(toName(key));
  if (!(value instanceof PDFNumber)) throw new Error(`${key} is no number`);
  return value.asNumber();
};

const readObjectOffsets = (
  unpacked: Buffer,
  stream: StreamDictionary,
): [number: number, at: number][] => {
  const text = unpacked.toString('latin1');
  const first = getNumber(stream, 'First');
  const pair = /[\0\s]*(\d{1,10})[\0\s]+(\d{1,10})(?!\d)/y;
  return Array.from({ length: getNumber(stream, 'N') }, () => {
    const [, number, offset] = pair.exec(text) ?? [];
    if (!number) throw new Error('Objects are not where they should be');
    return [Number(number), first + Number(offset)];
  });
};

const precedingNumberPattern = /(\d+)[\0\s]+\d+[\0\s]+$/;
const isBlankCharacter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\0\s]/.test(letter);

const getLineBefore = (text: string, at: number): string => {
  let end = at;
  while (isBlankCharacter(text[end - 1])) end -= 1;
  let begin = end;
  while (begin > 0 && text[begin - 1] !== '\n' && text[begin - 1] !== '\r') begin -= 1;
  return text.slice(begin, end);
};

/** Finds objects inside streams too, since a cross-reference table may point there. */
const findObjectStarts = function* (content: Buffer): Generator<{ at: number; number?: number }> {
  const text = content.toString('latin1');
  for (let at = text.indexOf('obj'); at >= 0; at = text.indexOf('obj', at + 3)) {
    if (!isBlankCharacter(text[at - 1])) continue;
    const number = precedingNumberPattern.exec(text.slice(Math.max(0, at - 60), at))?.[1];
    if (number !== undefined) yield { at: at + 3, number: Number(number) };
    else if (getLineBefore(text, at).includes('%')) yield { at: at + 3 };
  }
};

export const readPdfObjects = (content: Buffer): PdfObjects => {
  const places = new Map<number, { reader: ObjectReader; at: number }[]>();
  const note = (number: number | undefined, reader: ObjectReader, at: number): void => {
    if (number !== undefined) places.set(number, [...(places.get(number) ?? []), { reader, at }]);
  };
  let left = maxUnpackedBytes;

  const packedIn = function* (stream: StreamDictionary): Generator<ParsedObject> {
    const unpacked = unpackStream(content, stream, left);
    left -= unpacked.length;
    const reader = new ObjectReader(unpacked);
    for (const [number, at] of readObjectOffsets(unpacked, stream)) {
      note(number, reader, at);
      yield reader.read(at);
    }
  };

  return {
    all: function* () {
      const reader = new ObjectReader(content);
      for (const { at, number } of findObjectStarts(content)) {
        const object = reader.read(at);
        note(number, reader, at);
        yield object;
        if (object instanceof StreamDictionary && isObjectStream(object)) yield* packedIn(object);
      }
    },
    numbered: ({ objectNumber }) =>
      (places.get(objectNumber) ?? []).map(({ reader, at }) => reader.read(at)),
  };
};
