import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import { Registry } from '../../../contract/console/registry/registry';
import {
  DeployedRemote,
  RemoteAvailability,
  RemoteMove,
  RemoteParams,
  RemoteUpload,
  RemoteVersion,
} from '../../../contract/console/registry/registry-moves';
import * as calls from '../../../contract/console/registry/registry.calls';
import type { Database } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import type { FileInspector } from '../../platform/files/file-inspector';
import { route } from '../../platform/http/route';
import { toBrowserRemotes } from './to-browser-remotes';
import { registerRemoteHealth } from './health-routes';
import { storeUpload } from './store-upload';
import { registerCanaries } from './canary-routes';
import { moveRemote, enableOrDisableRemote } from './move-remote';
import { assertOwnRemote, parseIfMatch } from './move-request';
import { readEnabledRemotes } from './pointers';
import { readRemote, readRemotes } from './read-remotes';
import type { RemoteFiles } from './remote-files';
import type { RemoteQuota } from './remote-quota';
import { readRemoteVersions } from './versions';

const tag = 'Registry';
const access = 'registry:deploy';
const params = RemoteParams;

interface RegistryDependencies {
  db: Database;
  platform: string;
  remoteFiles: RemoteFiles;
  inspector: FileInspector;
  quota: RemoteQuota;
  /** Base URL of the remotes' files if they are on another origin; undefined on the console's own. */
  filesUrl: string | undefined;
}

const registerRegistryReads = (
  app: FastifyInstance,
  { db, platform, filesUrl }: RegistryDependencies,
): void => {
  // A tab that already has the current list gets 304 without a body.
  void app.register(async (list) => {
    await list.register(etag, { weak: true });
    list.get(
      '/registry.json',
      {
        schema: {
          tags: [tag],
          summary: 'The live remotes and what they contribute, as the shell reads them.',
          response: { 200: Registry },
        },
      },
      async (_, reply) => {
        void reply.header('cache-control', 'no-cache');
        return { platform, remotes: toBrowserRemotes(await readEnabledRemotes(db, filesUrl)) };
      },
    );
  });

  route(
    app,
    calls.getRemotes,
    {
      schemas: { reply: One(Type.Array(DeployedRemote)) },
      access: 'registry:view',
      tag,
      summary: 'Every remote with its live version, also those that are switched off.',
    },
    async () => ({ data: await readRemotes(db) }),
  );
};

export const registerRegistry = (app: FastifyInstance, parts: RegistryDependencies): void => {
  const { db, platform } = parts;
  const versionsOf = async (id: string): Promise<RemoteVersion[]> => {
    const versions = await readRemoteVersions(db, id);
    if (versions.length === 0)
      throw new AppError('NOT_FOUND', {
        message: `No version of ${id} is here. Upload one: npm run deploy -- mf-${id}`,
      });
    return versions;
  };

  registerRegistryReads(app, parts);
  registerRemoteHealth(app, db);
  registerCanaries(app, parts);

  route(
    app,
    calls.getRemoteVersions,
    {
      schemas: { params, reply: One(Type.Array(RemoteVersion)) },
      access: 'registry:view',
      tag,
      summary: 'Uploaded versions of a remote, newest first.',
    },
    async ({ params: { id } }) => ({ data: await versionsOf(id) }),
  );

  route(
    app,
    calls.uploadRemote,
    {
      schemas: { params, body: RemoteUpload, reply: One(RemoteVersion) },
      access,
      tag,
      summary: 'Adds a version, a .tar.gz of its files; it goes live by a move.',
    },
    async ({ params: { id }, actor, request }) => {
      assertOwnRemote(actor, id);
      const file = request.sentFiles.find(({ field }) => field === 'archive');
      if (!file) throw invalidField('archive', 'Send the .tar.gz as a file.');
      const version = await storeUpload(parts, actor, id, file);
      const kept = (await versionsOf(id)).find((one) => one.version === version);
      if (!kept) throw new AppError('NOT_FOUND');
      return { data: kept };
    },
  );

  route(
    app,
    calls.moveRemote,
    {
      schemas: { params, body: RemoteMove, reply: One(Type.Array(RemoteVersion)) },
      access,
      tag,
      summary: 'Makes an uploaded version live: deploy, or roll back.',
    },
    async ({ params: { id }, body, actor, request }) => {
      assertOwnRemote(actor, id);
      const known = parseIfMatch(request.headers['if-match']);
      await moveRemote(db, platform, { id, ...body, ...known, movedBy: actor.userId });
      return { data: await versionsOf(id) };
    },
  );

  route(
    app,
    calls.switchRemote,
    {
      schemas: { params, body: RemoteAvailability, reply: One(DeployedRemote) },
      access,
      tag,
      summary: 'Takes a remote out of the console, or back in.',
    },
    async ({ params: { id }, body, actor }) => {
      assertOwnRemote(actor, id);
      await enableOrDisableRemote(db, platform, { id, ...body, movedBy: actor.userId });
      return { data: await readRemote(db, id) };
    },
  );
};
