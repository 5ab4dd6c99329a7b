import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { setImmediate as breathe } from 'node:timers/promises';
import { toStorageName, type FileStorage } from '../../../platform/files/storage/storage';
import type { CollectedPackage } from './collect-package';
import { writePdf } from './write-pdf';

/** Maximum of bytes of all files of a package together; applicants send far less. */
const maxFileBytes = 200 * 1024 * 1024;

/**
 * Name of a file in the archive: files with equal names get their position, and path separators are removed.
 */
export const toZipEntryName = (name: string, place: number): string =>
  `files/${String(place + 1).padStart(2, '0')} ${name.replaceAll(/[/\\:\u0000-\u001f]/g, '_')}`;

/**
 * fflate writes each part when it is available, so that no file is copied and no other request is delayed.
 */
export const writeZip = async (
  storage: FileStorage,
  collected: CollectedPackage,
): Promise<Buffer> => {
  const written: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else written.push(piece);
  });
  const addText = (name: string, content: Buffer): void => {
    const entry = new ZipDeflate(name, { level: 6 });
    zip.add(entry);
    entry.push(content, true);
  };
  addText('data.pdf', await writePdf(collected));
  const { files, ...data } = collected;
  const listed = { ...data, files: files.map(({ name }, place) => toZipEntryName(name, place)) };
  addText('data.json', Buffer.from(JSON.stringify(listed, null, 2)));
  let bytes = 0;
  for (const [place, { id, name, size }] of files.entries()) {
    bytes += size;
    if (bytes > maxFileBytes) throw new Error('The files of this person are too large together.');
    const content = await storage.read(toStorageName(id));
    if (!content) throw new Error(`The file ${id} is missing.`);
    const entry = new ZipPassThrough(toZipEntryName(name, place));
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      await breathe();
    }
    entry.push(new Uint8Array(0), true);
  }
  zip.end();
  if (failure) throw failure;
  return Buffer.concat(written);
};
