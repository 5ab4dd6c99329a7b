import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { maxRemoteFiles } from './built-remote';

const unzip = promisify(gunzip);

/** Maximum of bytes of all files of a version together. */
const maxUnpackedBytes = 40 * 1024 * 1024;
const maxFileBytes = 5 * 1024 * 1024;
/**
 * Highest ratio of unpacked to packed bytes, against decompression bombs: built code reaches five, zeros a
 * thousand.
 */
const maxCompressionRatio = 50;
/**
 * Maximum of unpacked bytes for which the ratio is not checked: such an archive is too small to be a bomb.
 */
const uncheckedRatioBytes = 2 * 1024 * 1024;

export type RemoteContents = ReadonlyMap<string, Buffer>;

/** The error's message is for the team that uploaded the archive. */
export class ArchiveError extends Error {}

const formatMegabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

const unpackArchive = async (archive: Buffer): Promise<Buffer> => {
  const maxOfThis = Math.max(uncheckedRatioBytes, archive.length * maxCompressionRatio);
  try {
    return await unzip(archive, { maxOutputLength: Math.min(maxUnpackedBytes, maxOfThis) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
      throw new ArchiveError('It is no whole .tar.gz. Send it again.');
    throw new ArchiveError(
      maxOfThis < maxUnpackedBytes
        ? `It unpacks to more than ${maxCompressionRatio} times its own size, which code never does.`
        : `It unpacks to more than ${formatMegabytes(maxUnpackedBytes)}.`,
    );
  }
};

const normalizeName = (path: string): string => path.replace(/^\.\//, '');

const readTarEntries = async (tar: Buffer): Promise<Map<string, Buffer>> => {
  const reading = extract();
  const files = new Map<string, Buffer>();
  Readable.from([tar]).pipe(reading);
  for await (const entry of reading) {
    const { type, size = 0 } = entry.header;
    const name = normalizeName(entry.header.name);
    if (type === 'directory') {
      entry.resume();
      continue;
    }
    if (type !== 'file') throw new ArchiveError(`${name} is no plain file.`);
    if (size > maxFileBytes)
      throw new ArchiveError(`${name} has more than ${formatMegabytes(maxFileBytes)}.`);
    if (files.has(name)) throw new ArchiveError(`${name} stands in it twice.`);
    if (files.size > maxRemoteFiles)
      throw new ArchiveError(`It holds more than ${maxRemoteFiles} files.`);
    files.set(name, await buffer(entry));
  }
  return files;
};

/** Unpacks a .tar.gz in memory within limits. @throws ArchiveError */
export const readRemoteArchive = async (archive: Buffer): Promise<RemoteContents> => {
  const tar = await unpackArchive(archive);
  try {
    return await readTarEntries(tar);
  } catch (error) {
    if (error instanceof ArchiveError) throw error;
    throw new ArchiveError('It is no whole .tar.gz. Send it again.');
  }
};

export const packRemoteTar = (contents: RemoteContents): Promise<Buffer> => {
  const tar = pack();
  for (const [name, content] of contents) tar.entry({ name, mtime: new Date(0) }, content);
  tar.finalize();
  return buffer(tar);
};
