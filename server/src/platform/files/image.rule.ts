import { imageSize } from 'image-size';
import { messages } from '../../../contract/messages';
import { invalidField } from '../errors';
import type { FileFacts, RecognizedFile } from './file-changes';

const maxBytes = 2 * 1024 * 1024;
const maxPixels = 10_000;

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

/**
 * True if the picture has its end marker; the thumbnail in the header has one of its own, which does not
 * count.
 */
const isWholeJpg = (content: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1];
    if (marker === startOfScan) return content.includes(endOfImage, at + 4);
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return false;
};

const pngKind = {
  mediaType: 'image/png',
  endings: /\.png$/i,
  ending: '.png',
  isWhole: isWholePng,
};
const imageKinds: Record<string, typeof pngKind> = {
  jpg: { mediaType: 'image/jpeg', endings: /\.jpe?g$/i, ending: '.jpg', isWhole: isWholeJpg },
  png: pngKind,
  apng: pngKind,
};

const measureImage = (content: Buffer) => {
  try {
    return imageSize(content);
  } catch {
    return undefined;
  }
};

export const toSafeFileName = (name: string, ending: string, otherwise = 'image'): string => {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const base = last
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}"<>:|?*%;]/gu, '')
    .trim();
  return `${[...base].slice(0, 100).join('') || otherwise}${ending}`;
};

/** @throws AppError naming the field when the content does not match the file's name. */
export const inspectImage = ({ field, name, content, extension }: RecognizedFile): FileFacts => {
  if (content.length > maxBytes) throw invalidField(field, messages.job.imageSize);
  const kind = imageKinds[extension];
  const { width = 0, height = 0 } = (kind && measureImage(content)) ?? {};
  if (!kind?.endings.test(name)) throw invalidField(field, messages.job.imageType);
  if (!kind.isWhole(content))
    throw invalidField(
      field,
      'This image breaks off before its end. Save it again, then choose it.',
    );
  if (width < 1 || height < 1 || width > maxPixels || height > maxPixels)
    throw invalidField(field, messages.job.imageSize);
  return { name: toSafeFileName(name, kind.ending), mediaType: kind.mediaType };
};
