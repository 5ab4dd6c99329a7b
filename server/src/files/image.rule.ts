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
  if (width < 1 || height < 1 || width > mostPixels || height > mostPixels)
    throw invalidField('file', messages.job.imageSize);
  return { name: safeName(name, kind.ending), mediaType: kind.mediaType, content };
};
