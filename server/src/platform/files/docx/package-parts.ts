import { unzipSync } from 'fflate';
import { maxUnpackedBytes, UnpackedTooLargeError } from '../unpacked-size';

/** Contents of the parts by lower-case name, since part names ignore case. */
export type PackageParts = Map<string, Buffer>;

const maxParts = 2_000;

/**
 * Unpacks only xml and rels parts; the content of others is empty.
 * @throws UnpackedTooLargeError
 * @throws Error when the package is broken or names a part twice.
 */
export const readPackageParts = (content: Buffer): PackageParts => {
  const parts: PackageParts = new Map();
  let left = maxUnpackedBytes;
  const unpacked = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      const key = name.toLowerCase();
      left -= originalSize;
      if (left < 0) throw new UnpackedTooLargeError();
      if (parts.has(key) || parts.size >= maxParts || key.includes('].piece'))
        throw new Error('This is no package of parts');
      parts.set(key, Buffer.alloc(0));
      return /\.(xml|rels)$/.test(key);
    },
  });
  for (const [name, bytes] of Object.entries(unpacked))
    parts.set(name.toLowerCase(), Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return parts;
};
