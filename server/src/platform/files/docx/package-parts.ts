import { unzipSync } from 'fflate';
import { maxUnpacked, UnpacksTooLarge } from '../unpacked';

/** Parts of an office document by name; names count the same in any spelling. */
export type PackageParts = Map<string, Buffer>;

const mostParts = 2_000;

/**
 * Unpacks the parts that say what a document is made of; the others are there by name only.
 * @throws UnpacksTooLarge
 * @throws Error when the package is broken or names a part twice.
 */
export const readParts = (content: Buffer): PackageParts => {
  const parts: PackageParts = new Map();
  let left = maxUnpacked;
  const unpacked = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      const key = name.toLowerCase();
      left -= originalSize;
      if (left < 0) throw new UnpacksTooLarge();
      if (parts.has(key) || parts.size >= mostParts || key.includes('].piece'))
        throw new Error('This is no package of parts');
      parts.set(key, Buffer.alloc(0));
      return /\.(xml|rels)$/.test(key);
    },
  });
  for (const [name, bytes] of Object.entries(unpacked))
    parts.set(name.toLowerCase(), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return parts;
};
