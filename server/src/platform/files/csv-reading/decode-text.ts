import iconv from 'iconv-lite';
import {
  csvMessages,
  type CsvEncoding,
} from '../../../../contract/platform/files/csv-file-constants';
import { invalidField } from '../../errors';
import { guessEncoding } from './encoding.rule';

export interface DecodedText {
  /** Text of the file, in which bytes that cannot be decoded are U+FFFD. */
  text: string;
  encoding: CsvEncoding;
}

const byteOrderMarks: readonly [bytes: number[], encoding: CsvEncoding][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** In UTF-16, every second byte of Latin text is zero. */
const detectUtf16 = (content: Buffer): CsvEncoding | undefined => {
  const start = content.subarray(0, 1_000);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined;
};

const isUtf8 = (content: Buffer): boolean => {
  const text = iconv.decode(content, 'utf-8');
  let good = 0;
  let bad = 0;
  for (const letter of text) {
    if (letter === '\uFFFD') bad += 1;
    else if (letter > '\x7F') good += 1;
  }
  return bad === 0 || good > bad;
};

/** @throws AppError naming the field `file` when the file is not text. */
const detectEncoding = async (content: Buffer): Promise<CsvEncoding> => {
  const marked = byteOrderMarks.find(([bytes]) =>
    bytes.every((byte, at) => content[at] === byte),
  )?.[1];
  const wide = marked ?? detectUtf16(content);
  if (wide) return wide;
  if (content.includes(0)) throw invalidField('file', csvMessages.notText);
  return isUtf8(content) ? 'utf-8' : guessEncoding(content);
};

/**
 * Decodes a file in the `chosen` encoding, else by its byte order mark or a guess.
 * @throws AppError naming the field `file` when the file is not text.
 */
export const decodeText = async (content: Buffer, chosen?: CsvEncoding): Promise<DecodedText> => {
  const encoding = chosen ?? (await detectEncoding(content));
  return { encoding, text: iconv.decode(content, encoding) };
};
