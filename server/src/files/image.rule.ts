import { imageSize } from 'image-size';
import { messages } from '../../contract/messages';
import { invalidField } from '../errors';
import type { SentFile } from '../http/body';
import type { CheckedFile } from './file-changes';

const mostBytes = 2 * 1024 * 1024;
const mostPixels = 10_000;
const kinds: Record<string, { mediaType: string; endings: RegExp; ending: string }> = {
  jpg: { mediaType: 'image/jpeg', endings: /\.jpe?g$/i, ending: '.jpg' },
  png: { mediaType: 'image/png', endings: /\.png$/i, ending: '.png' },
};
const signatures: Record<string, Buffer> = {
  jpg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
};

/** Whether the chunks of a png go on to the one that ends it. */
const isWholePng = (content: Buffer): boolean => {
  let at = 8;
  while (at + 12 <= content.length) {
    const end = at + 12 + content.readUInt32BE(at);
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return end <= content.length;
    at = end;
  }
  return false;
};

const startOfScan = 0xda;
const endOfImage = Buffer.from('ffd9', 'hex');

/** Whether a jpg has its end behind its pixels; a small picture in its head has an end of its own. */
const isWholeJpg = (content: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1];
    if (marker === startOfScan) return content.includes(endOfImage, at + 4);
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return false;
};
const isWhole: Record<string, (content: Buffer) => boolean> = { jpg: isWholeJpg, png: isWholePng };

const measure = (content: Buffer) => {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
};

/** A name without folders and without letters that cannot be seen. */
export const safeName = (name: string, ending: string, otherwise = 'image'): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const base = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>:|?*%;]/gu, '')
    .trim();
  return `${[...base].slice(0, 100).join('') || otherwise}${ending}`;
};

/**
 * An image that is what its name says.
 * @throws AppError naming `file` otherwise.
 */
export const checkedImage = ({ name, content }: SentFile): CheckedFile => {
  if (content.length > mostBytes) throw invalidField('file', messages.job.imageSize);
  const { type = '', width = 0, height = 0 } = measure(content) ?? {};
  const kind = kinds[type];
  const isSigned = signatures[type]?.equals(content.subarray(0, signatures[type].length));
  if (!kind || !isSigned || !kind.endings.test(name))
    throw invalidField('file', messages.job.imageType);
  if (!isWhole[type]?.(content))
    throw invalidField(
      'file',
      'This image breaks off before its end. Save it again, then choose it.',
    );
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels)
    throw invalidField('file', messages.job.imageSize);
  return { name: safeName(name, kind.ending), mediaType: kind.mediaType, content };
};
