import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../contract/answer';
import { Registry } from '../../contract/registry/registry';
import { RemoteMove, RemoteParams, RemoteVersion } from '../../contract/registry/registry-moves';
import { getRemoteVersions, moveRemote } from '../../contract/registry/registry.calls';
import type { Database } from '../db/database';
import { AppError, invalidField } from '../errors';
import { expectBearer } from '../http/bearer';
import { route } from '../http/route';
import { movePointer, readPointers, readVersion, readVersions, toRegistered } from './pointers';
import { promotionProblem } from './promotion.rule';

const tag = 'Registry';

/** Which version of each remote is live, and moving that pointer. */
export const registerRegistry = (
  app: FastifyInstance,
  { db, platform, token }: { db: Database; platform: string; token: string | undefined },
): void => {
  const versionsOf = async (id: string) => {
    const versions = await readVersions(db, id);
    if (versions.length === 0) throw new AppError('NOT_FOUND');
    return { data: versions };
  };

  const move = async (id: string, version: string, movedBy: number | null) => {
    const wanted = await readVersion(db, id, version);
    if (!wanted) throw invalidField('version', 'This version was never uploaded');
    const others = (await readPointers(db)).map(({ contributions }) => contributions);
    const problem = promotionProblem(wanted.contributions, others, platform);
    if (problem) throw invalidField('version', `This version cannot go live: ${problem}`);
    await movePointer(db, id, version, movedBy);
    return versionsOf(id);
  };

  app.get(
    '/registry.json',
    {
      schema: {
        tags: [tag],
        summary: 'The live remotes and what they contribute, as the shell reads them.',
        response: { 200: Registry },
      },
    },
    async (_, reply) => {
      void reply.header('cache-control', 'no-store');
      return { platform, remotes: (await readPointers(db)).map(toRegistered) };
    },
  );

  route(
    app,
    getRemoteVersions,
    {
      schemas: { params: RemoteParams, reply: One(Type.Array(RemoteVersion)) },
      access: 'registry:view',
      tag,
      summary: 'Uploaded versions of a remote, newest first.',
    },
    ({ params }) => versionsOf(params.id),
  );

  route(
    app,
    moveRemote,
    {
      schemas: { params: RemoteParams, body: RemoteMove, reply: One(Type.Array(RemoteVersion)) },
      access: 'registry:deploy',
      tag,
      summary: 'Makes an uploaded version live: deploy, or roll back.',
    },
    ({ params, body, actor }) => move(params.id, body.version, actor.userId),
  );

  if (!token) return;
  app.put<{ Params: RemoteParams; Body: RemoteMove }>(
    '/registry/remotes/:id',
    {
      schema: {
        tags: [tag],
        summary: 'The same move for a pipeline, with the token of REGISTRY_TOKEN.',
        params: RemoteParams,
        body: RemoteMove,
      },
      onRequest: async (request) => expectBearer(request, token),
    },
    ({ params, body }) => move(params.id, body.version, null),
  );
};
