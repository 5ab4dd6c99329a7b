import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readDescription, sha256Of, type RemoteDescription } from './built-remote';
import { ArchiveProblem, type RemoteContents } from './upload-archive';

const record = 'remote.json';
const manifest = 'mf-manifest.json';

const unpackedBy: Record<string, (content: Buffer, most: number) => Promise<Buffer>> = {
  br: (content, maxOutputLength) => promisify(brotliDecompress)(content, { maxOutputLength }),
  gz: (content, maxOutputLength) => promisify(gunzip)(content, { maxOutputLength }),
};

const descriptionIn = (contents: RemoteContents): RemoteDescription => {
  const text = contents.get(record);
  if (!text)
    throw new ArchiveProblem(`It holds no ${record}. Build the remote, and send its dist.`);
  try {
    return readDescription(text.toString());
  } catch (error) {
    throw new ArchiveProblem((error as Error).message);
  }
};

const assertListed = (contents: RemoteContents, { files }: RemoteDescription): void => {
  if (!files) throw new ArchiveProblem(`${record} lists no files. Build the remote anew.`);
  const listed = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  for (const name of listed.keys())
    if (!contents.has(name)) throw new ArchiveProblem(`${name} is listed and not in it.`);
  for (const [name, content] of contents) {
    if (name === record) continue;
    const sha256 = listed.get(name);
    if (sha256 === undefined) throw new ArchiveProblem(`${name} is in it and not listed.`);
    if (sha256 !== sha256Of(content))
      throw new ArchiveProblem(`${name} has other bytes than ${record} says.`);
  }
};

const foldersOf = (name: string): string[] => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** A name that is both file and folder could not be unpacked. */
const assertFolders = (contents: RemoteContents): void => {
  for (const name of contents.keys()) {
    const folder = foldersOf(name).find((one) => contents.has(one));
    if (folder !== undefined)
      throw new ArchiveProblem(`${folder} is a file, and ${name} stands in it.`);
  }
};

/** Browsers receive the compressed file, so its content must equal the plain file's. */
const assertSameCompressed = async (contents: RemoteContents): Promise<void> => {
  for (const [name, content] of contents) {
    const [, plainName = '', kind = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
    const unpack = unpackedBy[kind];
    if (!unpack) continue;
    const plain = contents.get(plainName);
    const same = plain && (await unpack(content, plain.length).catch(() => undefined));
    if (!same?.equals(plain ?? Buffer.of()))
      throw new ArchiveProblem(`${name} is not ${plainName} compressed.`);
  }
};

interface Assets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

interface Manifest {
  metaData: { remoteEntry: { name: string }; publicPath?: string };
  exposes: { path: string; assets: Assets }[];
}

const namesIn = ({ metaData, exposes }: Manifest): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]),
];

const manifestIn = (contents: RemoteContents): { manifest: Manifest; names: string[] } => {
  try {
    const parsed = JSON.parse(contents.get(manifest)?.toString() ?? '') as Manifest;
    return { manifest: parsed, names: namesIn(parsed) };
  } catch {
    throw new ArchiveProblem(`${manifest} is missing or no manifest of a federated remote.`);
  }
};

const assertNamedFiles = (contents: RemoteContents, { contributions }: RemoteDescription): void => {
  const { manifest: found, names } = manifestIn(contents);
  if (found.metaData.publicPath !== 'auto')
    throw new ArchiveProblem(`${manifest} has a public path of its own; it must be "auto".`);
  if (!found.exposes.some(({ path }) => path === './remote'))
    throw new ArchiveProblem(`${manifest} exposes no "./remote".`);
  const ofPages = contributions.routes.flatMap(({ code }) => code?.files ?? []);
  const missing = [...names, ...ofPages].find((name) => !contents.has(name));
  if (missing !== undefined)
    throw new ArchiveProblem(`${missing} is named by the remote and not in it.`);
};

/** Checks names, bytes and compressed forms against `remote.json`. @throws ArchiveProblem */
export const checkContents = async (contents: RemoteContents): Promise<RemoteDescription> => {
  const description = descriptionIn(contents);
  assertListed(contents, description);
  assertFolders(contents);
  await assertSameCompressed(contents);
  assertNamedFiles(contents, description);
  return description;
};
