import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { readDescription, hashContent, type RemoteDescription } from './built-remote';
import { ArchiveProblem, type RemoteContents } from './upload-archive';

const recordName = 'remote.json';
const manifestName = 'mf-manifest.json';

const decompressors: Record<string, (content: Buffer, most: number) => Promise<Buffer>> = {
  br: (content, maxOutputLength) => promisify(brotliDecompress)(content, { maxOutputLength }),
  gz: (content, maxOutputLength) => promisify(gunzip)(content, { maxOutputLength }),
};

const findDescription = (contents: RemoteContents): RemoteDescription => {
  const text = contents.get(recordName);
  if (!text)
    throw new ArchiveProblem(`It holds no ${recordName}. Build the remote, and send its dist.`);
  try {
    return readDescription(text.toString());
  } catch (error) {
    throw new ArchiveProblem((error as Error).message);
  }
};

const assertListed = (contents: RemoteContents, { files }: RemoteDescription): void => {
  if (!files) throw new ArchiveProblem(`${recordName} lists no files. Build the remote anew.`);
  const listed = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  for (const name of listed.keys())
    if (!contents.has(name)) throw new ArchiveProblem(`${name} is listed and not in it.`);
  for (const [name, content] of contents) {
    if (name === recordName) continue;
    const sha256 = listed.get(name);
    if (sha256 === undefined) throw new ArchiveProblem(`${name} is in it and not listed.`);
    if (sha256 !== hashContent(content))
      throw new ArchiveProblem(`${name} has other bytes than ${recordName} says.`);
  }
};

const listFolders = (name: string): string[] => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** A name that is both file and folder could not be unpacked. */
const assertFolders = (contents: RemoteContents): void => {
  for (const name of contents.keys()) {
    const folder = listFolders(name).find((one) => contents.has(one));
    if (folder !== undefined)
      throw new ArchiveProblem(`${folder} is a file, and ${name} stands in it.`);
  }
};

/** Browsers receive the compressed file, so its content must equal the plain file's. */
const assertSameCompressed = async (contents: RemoteContents): Promise<void> => {
  for (const [name, content] of contents) {
    const [, plainName = '', kind = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
    const unpack = decompressors[kind];
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

const listAssetNames = ({ metaData, exposes }: Manifest): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]),
];

const readManifest = (contents: RemoteContents): { manifest: Manifest; names: string[] } => {
  try {
    const parsed = JSON.parse(contents.get(manifestName)?.toString() ?? '') as Manifest;
    return { manifest: parsed, names: listAssetNames(parsed) };
  } catch {
    throw new ArchiveProblem(`${manifestName} is missing or no manifest of a federated remote.`);
  }
};

const assertNamedFiles = (contents: RemoteContents, { contributions }: RemoteDescription): void => {
  const { manifest: found, names } = readManifest(contents);
  if (found.metaData.publicPath !== 'auto')
    throw new ArchiveProblem(`${manifestName} has a public path of its own; it must be "auto".`);
  if (!found.exposes.some(({ path }) => path === './remote'))
    throw new ArchiveProblem(`${manifestName} exposes no "./remote".`);
  const ofPages = contributions.routes.flatMap(({ code }) => code?.files ?? []);
  const missing = [...names, ...ofPages].find((name) => !contents.has(name));
  if (missing !== undefined)
    throw new ArchiveProblem(`${missing} is named by the remote and not in it.`);
};

/** Checks names, bytes and compressed forms against `remote.json`. @throws ArchiveProblem */
export const checkContents = async (contents: RemoteContents): Promise<RemoteDescription> => {
  const description = findDescription(contents);
  assertListed(contents, description);
  assertFolders(contents);
  await assertSameCompressed(contents);
  assertNamedFiles(contents, description);
  return description;
};
