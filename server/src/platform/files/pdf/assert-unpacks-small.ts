import { PDFArray, PDFName } from '@cantoo/pdf-lib';
import { constants, inflateSync } from 'node:zlib';
import { UnpackedTooLargeError } from '../unpacked-size';
import { readPdfObjects } from './document-objects';
import { StreamDictionary } from './object-reader';

/** Maximum of unpacked bytes of all streams of one document, including pictures. */
const maxUnpacked = 128 * 1024 * 1024;
/** Maximum of bytes into which common compression can unpack one byte. */
const maxRatio = 1_032;

const filterKeys = ['Filter', 'F'].map((name) => PDFName.of(name));
const pictureFilters = new Set(['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode']);

/** True for filters that write bytes as letters, so that decoding makes them fewer. */
const isLetters = (filter: string): boolean => filter.startsWith('ASCII');

const listFilters = ({ dictionary }: StreamDictionary): string[] =>
  filterKeys.flatMap((key) => {
    const value = dictionary.get(key);
    const all = value instanceof PDFArray ? value.asArray() : [value];
    return all.flatMap((filter) => (filter instanceof PDFName ? filter.decodeText() : []));
  });

const measureInflated = (packed: Buffer, most: number): number => {
  try {
    return inflateSync(packed, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
      .length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new UnpackedTooLargeError();
    return 0;
  }
};

/**
 * Limits the unpacked size before PDF.js reads the document: it has no limit of its own and may
 * need gigabytes for 2 MB.
 * @throws UnpackedTooLargeError
 */
export const assertUnpacksSmall = (content: Buffer): void => {
  let left = maxUnpacked;
  for (const found of readPdfObjects(content).all()) {
    if (!(found instanceof StreamDictionary)) continue;
    const filters = listFilters(found);
    const end = content.indexOf('endstream', found.beginsAt);
    const packed = content.subarray(found.beginsAt, end < 0 ? undefined : end);
    if (filters.length === 1 && filters[0] === 'FlateDecode')
      left -= measureInflated(packed, Math.max(left, 1));
    else if (!filters.some((name) => pictureFilters.has(name)))
      left -= packed.length * maxRatio ** filters.filter((name) => !isLetters(name)).length;
    if (left < 0) throw new UnpackedTooLargeError();
  }
};
