import type { FastifyInstance } from 'fastify';
import { One } from '../../../contract/answer';
import {
  DeployedRemote,
  RemoteParams,
  RemoteTrial,
} from '../../../contract/console/registry/registry-moves';
import { tryRemote, withdrawRemote } from '../../../contract/console/registry/registry.calls';
import type { Database } from '../../platform/db/database';
import { route } from '../../platform/http/route';
import { startCanary, withdrawCanary } from './canary';
import { assertOwnRemote, parseIfMatch } from './move-request';
import { readRemote } from './read-remotes';

const tag = 'Registry';
const access = 'registry:deploy';
const params = RemoteParams;
const reply = One(DeployedRemote);

export const registerCanaries = (
  app: FastifyInstance,
  { db, platform }: { db: Database; platform: string },
): void => {
  route(
    app,
    tryRemote,
    {
      schemas: { params, body: RemoteTrial, reply },
      access,
      tag,
      summary: 'Gives an uploaded version to a share of the people, or changes the share.',
    },
    async ({ params: { id }, body, actor, request }) => {
      assertOwnRemote(actor, id);
      const known = parseIfMatch(request.headers['if-match']);
      await startCanary(db, platform, { id, ...body, ...known, begunBy: actor.userId });
      return { data: await readRemote(db, id) };
    },
  );

  route(
    app,
    withdrawRemote,
    {
      schemas: { params, reply },
      access,
      tag,
      summary: 'Gives everybody the live version again.',
    },
    async ({ params: { id }, actor }) => {
      assertOwnRemote(actor, id);
      await withdrawCanary(db, { id, withdrawnBy: actor.userId });
      return { data: await readRemote(db, id) };
    },
  );
};
