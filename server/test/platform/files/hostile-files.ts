import { crc32, deflateSync } from 'node:zlib';
import { docxOf } from './docx-samples';
import { objectStream, pdfOf, toPdfStream } from './pdf-samples';

const megabyte = 1024 * 1024;
const filled = (count: number, of: (place: number) => string): string[] =>
  Array.from({ length: count }, (_, place) => of(place));

/** Small PDF with forty object streams, each 32 MB unpacked. */
export const pdfBomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(32 * megabyte, ' '));
  const dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode';
  return pdfOf({ objects: Array<Buffer>(40).fill(toPdfStream(dictionary, packed)) });
};

export const pdfOfManyObjects = (): Buffer =>
  pdfOf({
    objects: filled(100_000, (place) => `<</Kind/Small/At[${place} 1 2 3]/Text(object ${place})>>`),
  });

export const pdfOfManyPages = (): Buffer =>
  pdfOf({ objects: filled(30_000, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>') });

export const pdfOfPackedObjects = (): Buffer =>
  pdfOf({
    objects: filled(40, String).map((_, place) =>
      objectStream(
        filled(4_000, (at) => `<</Kind/Small/At ${at}>>`),
        { first: 1_000 + place * 4_000 },
      ),
    ),
  });

export const nestedPdf = (): Buffer =>
  pdfOf({ objects: [`${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`] });

export const docxBomb = (): Buffer => docxOf({ body: `<a>${' '.repeat(150 * megabyte)}</a>` });

export const nestedDocx = (): Buffer =>
  docxOf({ body: `${'<a>'.repeat(1_000_000)}${'</a>'.repeat(1_000_000)}` });

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** PNG whose header states `side` pixels, with less data than that. */
export const pngOf = (side: number, content = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

export const jpgOfManyParts = (): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    Buffer.alloc(2 * megabyte - 100, Buffer.from('ffe10002', 'hex')),
  ]);

export const createImportFile = (rows: number, row: (place: number) => string): Buffer =>
  Buffer.from(`First name,Email,Phone,Note\n${filled(rows, row).join('\n')}\n`);
