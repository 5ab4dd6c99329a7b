import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { maxFiles } from './built-remote';

const unzip = promisify(gunzip);

/** Total unpacked bytes of a version. */
const maxBytes = 40 * 1024 * 1024;
const maxFileBytes = 5 * 1024 * 1024;
/** Limits decompression bombs: built code compresses to a fifth at best, zeros to a thousandth. */
const maxRatio = 50;
/** Bytes; an archive that unpacks to fewer is too small to be a bomb. */
const freeBytes = 2 * 1024 * 1024;

export type RemoteContents = ReadonlyMap<string, Buffer>;

/** Its message is for the team that uploaded the archive. */
export class ArchiveProblem extends Error {}

const formatMegabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

const unpackArchive = async (archive: Buffer): Promise<Buffer> => {
  const maxOfThis = Math.max(freeBytes, archive.length * maxRatio);
  try {
    return await unzip(archive, { maxOutputLength: Math.min(maxBytes, maxOfThis) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE')
      throw new ArchiveProblem('It is no whole .tar.gz. Send it again.');
    throw new ArchiveProblem(
      maxOfThis < maxBytes
        ? `It unpacks to more than ${maxRatio} times its own size, which code never does.`
        : `It unpacks to more than ${formatMegabytes(maxBytes)}.`,
    );
  }
};

const normalizeName = (path: string): string => path.replace(/^\.\//, '');

const readEntries = async (tar: Buffer): Promise<Map<string, Buffer>> => {
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
    if (type !== 'file') throw new ArchiveProblem(`${name} is no plain file.`);
    if (size > maxFileBytes)
      throw new ArchiveProblem(`${name} has more than ${formatMegabytes(maxFileBytes)}.`);
    if (files.has(name)) throw new ArchiveProblem(`${name} stands in it twice.`);
    if (files.size > maxFiles) throw new ArchiveProblem(`It holds more than ${maxFiles} files.`);
    files.set(name, await buffer(entry));
  }
  return files;
};

/** Unpacks a .tar.gz in memory within limits. @throws ArchiveProblem */
export const readArchive = async (archive: Buffer): Promise<RemoteContents> => {
  const tar = await unpackArchive(archive);
  try {
    return await readEntries(tar);
  } catch (error) {
    if (error instanceof ArchiveProblem) throw error;
    throw new ArchiveProblem('It is no whole .tar.gz. Send it again.');
  }
};

export const packTar = (contents: RemoteContents): Promise<Buffer> => {
  const tar = pack();
  for (const [name, content] of contents) tar.entry({ name, mtime: new Date(0) }, content);
  tar.finalize();
  return buffer(tar);
};
