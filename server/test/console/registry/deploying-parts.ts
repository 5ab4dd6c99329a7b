import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { pack, type Header } from 'tar-stream';
import type { Contributions } from '../../../contract/console/registry/registry';
import { toMultipart } from '../../jobs/postings/job-parts';
import type { Caller } from '../../server';

export const remotesPath = '/api/v1/registry/remotes';

export type RemoteFiles = Record<string, string | Buffer>;

export const hashSha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

const emptyAssets = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

export const toRemoteFiles = (entry = 'window.notes = {};'): RemoteFiles => ({
  'remoteEntry.js': entry,
  'remoteEntry.js.gz': gzipSync(entry),
  'mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js' }, publicPath: 'auto' },
    exposes: [{ path: './remote', assets: emptyAssets }],
  }),
});

interface Described {
  id: string;
  version: string;
  parts?: Partial<Contributions>;
  files?: RemoteFiles;
}

export const createDescription = ({ id, version, parts, files = toRemoteFiles() }: Described) => ({
  id,
  version,
  contributions: { id, needs: '^1.0.0', menu: [], routes: [], cards: [], panels: [], ...parts },
  files: Object.entries(files).map(([name, content]) => ({ name, sha256: hashSha256(content) })),
});

export const createArchive = async (
  files: RemoteFiles,
  further: readonly (Pick<Header, 'name'> &
    Partial<Pick<Header, 'type' | 'linkname'>> & { content?: string })[] = [],
): Promise<Buffer> => {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  for (const { content, ...headers } of further) tar.entry(headers, content ?? '');
  tar.finalize();
  return gzipSync(await buffer(tar));
};

export const versionArchive = (described: Described): Promise<Buffer> => {
  const { files = toRemoteFiles() } = described;
  return createArchive({ ...files, 'remote.json': JSON.stringify(createDescription(described)) });
};

export const uploadForm = (archive: Buffer) => {
  const form = new FormData();
  form.append('archive', new Blob([new Uint8Array(archive)]), 'remote.tar.gz');
  return toMultipart(form);
};

export const uploadRemote = async (by: Caller, id: string, archive: Buffer) =>
  by.send('POST', `${remotesPath}/${id}/versions`, await uploadForm(archive));
