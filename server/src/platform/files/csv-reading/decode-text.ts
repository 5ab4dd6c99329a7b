import iconv from 'iconv-lite';
import { csvMessages, type CsvEncoding } from '../../../../contract/files/csv-file-constants';
import { invalidField } from '../../errors';
import { probableEncoding } from './encoding.rule';

export interface Decoded {
  /** What cannot be read is U+FFFD in it. */
  text: string;
  encoding: CsvEncoding;
}

const marks: readonly [bytes: number[], encoding: CsvEncoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Every second byte of Latin text in UTF-16 is zero. */
const wideWithoutMark = (content: Buffer): CsvEncoding | undefined => {
  const start = content.subarray(0, 1_000);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined;
};

/** Letters beyond ASCII that are UTF-8, and bytes that are not: a few of these spoil no file. */
const isUnicode = (content: Buffer): boolean => {
  const text = iconv.decode(content, 'utf-8');
  let good = 0;
  let bad = 0;
  for (const letter of text) {
    if (letter === '\uFFFD') bad += 1;
    else if (letter > '\x7F') good += 1;
  }
  return bad === 0 || good > bad;
};

/** @throws AppError naming `file` when it is no text. */
const encodingOf = async (content: Buffer): Promise<CsvEncoding> => {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => content[at] === byte))?.[1];
  const wide = marked ?? wideWithoutMark(content);
  if (wide) return wide;
  if (content.includes(0)) throw invalidField('file', csvMessages.notText);
  return isUnicode(content) ? 'utf-8' : probableEncoding(content);
};

/**
 * Text of a file in the encoding that a person chose, else in that of its mark, else as it probably is.
 * @throws AppError naming `file` when it is no text.
 */
export const decodeText = async (content: Buffer, chosen?: CsvEncoding): Promise<Decoded> => {
  const encoding = chosen ?? (await encodingOf(content));
  return { encoding, text: iconv.decode(content, encoding) };
};
