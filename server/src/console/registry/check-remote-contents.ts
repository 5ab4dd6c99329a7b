import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { parseRemoteDescription, computeSha256, type RemoteDescription } from './built-remote';
import { ArchiveError, type RemoteContents } from './unpack-archive';

const descriptionFileName = 'remote.json';
const manifestName = 'mf-manifest.json';

const decompressors: Record<string, (content: Buffer, most: number) => Promise<Buffer>> = {
  br: (content, maxOutputLength) => promisify(brotliDecompress)(content, { maxOutputLength }),
  gz: (content, maxOutputLength) => promisify(gunzip)(content, { maxOutputLength }),
};

const findDescription = (contents: RemoteContents): RemoteDescription => {
  const text = contents.get(descriptionFileName);
  if (!text)
    throw new ArchiveError(
      `It holds no ${descriptionFileName}. Build the remote, and send its dist.`,
    );
  try {
    return parseRemoteDescription(text.toString());
  } catch (error) {
    throw new ArchiveError((error as Error).message);
  }
};

const assertAllFilesListed = (contents: RemoteContents, { files }: RemoteDescription): void => {
  if (!files)
    throw new ArchiveError(`${descriptionFileName} lists no files. Build the remote anew.`);
  const listed = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  for (const name of listed.keys())
    if (!contents.has(name)) throw new ArchiveError(`${name} is listed and not in it.`);
  for (const [name, content] of contents) {
    if (name === descriptionFileName) continue;
    const sha256 = listed.get(name);
    if (sha256 === undefined) throw new ArchiveError(`${name} is in it and not listed.`);
    if (sha256 !== computeSha256(content))
      throw new ArchiveError(`${name} has other bytes than ${descriptionFileName} says.`);
  }
};

const listFolders = (name: string): string[] => {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
};

/** A path that is both a file and a folder could not be unpacked. */
const assertNoFolderClash = (contents: RemoteContents): void => {
  for (const name of contents.keys()) {
    const folder = listFolders(name).find((one) => contents.has(one));
    if (folder !== undefined)
      throw new ArchiveError(`${folder} is a file, and ${name} stands in it.`);
  }
};

/** Browsers receive a compressed copy of a file, so its content must equal that of the plain file. */
const assertCompressedCopiesMatch = async (contents: RemoteContents): Promise<void> => {
  for (const [name, content] of contents) {
    const [, plainName = '', kind = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
    const unpack = decompressors[kind];
    if (!unpack) continue;
    const plain = contents.get(plainName);
    const same = plain && (await unpack(content, plain.length).catch(() => undefined));
    if (!same?.equals(plain ?? Buffer.of()))
      throw new ArchiveError(`${name} is not ${plainName} compressed.`);
  }
};

interface ManifestAssets {
  js: { sync: string[]; async: string[] };
  css: { sync: string[]; async: string[] };
}

interface FederationManifest {
  metaData: { remoteEntry: { name: string }; publicPath?: string };
  exposes: { path: string; assets: ManifestAssets }[];
}

const listAssetNames = ({ metaData, exposes }: FederationManifest): string[] => [
  metaData.remoteEntry.name,
  ...exposes.flatMap(({ assets: { js, css } }) => [
    ...js.sync,
    ...js.async,
    ...css.sync,
    ...css.async,
  ]),
];

const readManifest = (
  contents: RemoteContents,
): { manifest: FederationManifest; names: string[] } => {
  try {
    const parsed = JSON.parse(contents.get(manifestName)?.toString() ?? '') as FederationManifest;
    return { manifest: parsed, names: listAssetNames(parsed) };
  } catch {
    throw new ArchiveError(`${manifestName} is missing or no manifest of a federated remote.`);
  }
};

const assertManifestFiles = (
  contents: RemoteContents,
  { contributions }: RemoteDescription,
): void => {
  const { manifest: found, names } = readManifest(contents);
  if (found.metaData.publicPath !== 'auto')
    throw new ArchiveError(`${manifestName} has a public path of its own; it must be "auto".`);
  if (!found.exposes.some(({ path }) => path === './remote'))
    throw new ArchiveError(`${manifestName} exposes no "./remote".`);
  const ofPages = contributions.routes.flatMap(({ code }) => code?.files ?? []);
  const missing = [...names, ...ofPages].find((name) => !contents.has(name));
  if (missing !== undefined)
    throw new ArchiveError(`${missing} is named by the remote and not in it.`);
};

/**
 * Checks names, bytes and compressed copies of files against `remote.json`.
 * @throws ArchiveError
 */
export const checkRemoteContents = async (contents: RemoteContents): Promise<RemoteDescription> => {
  const description = findDescription(contents);
  assertAllFilesListed(contents, description);
  assertNoFolderClash(contents);
  await assertCompressedCopiesMatch(contents);
  assertManifestFiles(contents, description);
  return description;
};
