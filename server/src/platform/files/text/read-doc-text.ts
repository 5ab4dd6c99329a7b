import { find, read } from 'cfb';

/** Offsets in the file information block, by [MS-DOC] 2.5.1. */
const flagsAt = 0x0a;
const usesSecondTable = 0x0200;
const piecesAt = 0x01a2;
/** Flag of a piece of text with one byte per character. */
const isNarrow = 0x4000_0000;
const maxPieces = 10_000;

interface Piece {
  start: number;
  isNarrow: boolean;
  length: number;
}

/** Finds the table of pieces, which comes after formatting settings that each begin with their size. */
const findPieceTable = (clx: Buffer): Buffer => {
  let at = 0;
  while (clx.readUInt8(at) === 1) at += 3 + clx.readUInt16LE(at + 1);
  if (clx.readUInt8(at) !== 2) throw new Error('There is no table of pieces');
  return clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
};

const readPieces = (table: Buffer): Piece[] => {
  const count = Math.min(Math.floor((table.length - 4) / 12), maxPieces);
  return Array.from({ length: count }, (_, place) => {
    const position = table.readUInt32LE((count + 1) * 4 + place * 8 + 2);
    const narrow = (position & isNarrow) !== 0;
    const start = position & ~isNarrow;
    return {
      ...{ start: narrow ? start / 2 : start, isNarrow: narrow },
      length: table.readUInt32LE((place + 1) * 4) - table.readUInt32LE(place * 4),
    };
  });
};

/** Removes the codes of fields, which are before their results. */
const cleanText = (text: string): string =>
  text.replace(/\u0013[^\u0013-\u0015]*[\u0014\u0015]/g, '').replace(/\u0007/g, '\t');

/** @throws Error when the file is broken. */
export const readDocText = (content: Buffer): string => {
  const file = read(content, { type: 'buffer' });
  const streamOf = (name: string): Buffer => Buffer.from(find(file, name)?.content ?? []);
  const main = streamOf('WordDocument');
  const table = streamOf(main.readUInt16LE(flagsAt) & usesSecondTable ? '1Table' : '0Table');
  const start = main.readUInt32LE(piecesAt);
  const clx = table.subarray(start, start + main.readUInt32LE(piecesAt + 4));
  const texts = readPieces(findPieceTable(clx)).map((piece) => {
    const bytes = main.subarray(piece.start, piece.start + piece.length * (piece.isNarrow ? 1 : 2));
    return new TextDecoder(piece.isNarrow ? 'windows-1252' : 'utf-16le').decode(bytes);
  });
  return cleanText(texts.join(''));
};
