import { csvMessages } from '../../../contract/files/csv-file-constants';
import { invalidField } from '../../errors';

export interface Decoded {
  text: string;
  encoding: string;
}

const marks: readonly [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

const read = (content: Buffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
};

/** Every second byte of Latin text in UTF-16 is zero. */
const wideWithoutMark = (content: Buffer): string | undefined => {
  const start = content.subarray(0, 1_000);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined;
};

// Bytes that Windows-1252 leaves free; text has none of them.
const freeBytes = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/**
 * Text of a file by its mark, else UTF-8 where it is valid, else as older spreadsheets write it.
 * @throws AppError naming `file` when it is no text.
 */
export const decodeText = (content: Buffer): Decoded => {
  const marked = marks.find(([bytes]) => bytes.every((byte, at) => content[at] === byte))?.[1];
  const encoding = marked ?? wideWithoutMark(content);
  if (encoding) {
    const text = read(content, encoding);
    if (text === undefined) throw invalidField('file', csvMessages.encoding);
    return { text, encoding };
  }
  if (content.includes(0)) throw invalidField('file', csvMessages.notText);
  const text = read(content, 'utf-8');
  if (text !== undefined) return { text, encoding: 'utf-8' };
  if (content.some((byte) => freeBytes.has(byte))) throw invalidField('file', csvMessages.encoding);
  return { text: new TextDecoder('windows-1252').decode(content), encoding: 'windows-1252' };
};
