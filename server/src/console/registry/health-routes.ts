import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import {
  RemoteHealth,
  RemoteReport,
  VersionPeople,
} from '../../../contract/console/registry/registry-health';
import { RemoteParams } from '../../../contract/console/registry/registry-moves';
import {
  getRemoteHealth,
  getRemotePeople,
  reportRemotes,
} from '../../../contract/console/registry/registry.calls';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { route } from '../../platform/http/route';
import { createSharedLimit } from '../../platform/http/shared-limit';
import { storeHealthReport } from './store-health-report';
import { readRemoteHealth, readVersionPeople } from './read-remote-health';

const tag = 'Registry';
/** Maximum of health reports per user and minute; a user may have many tabs open. */
const maxReports = 60;

export const registerRemoteHealth = (app: FastifyInstance, db: Database): void => {
  const secondsToWait = createSharedLimit({
    db,
    most: maxReports,
    milliseconds: 60_000,
    hash: (text) => computeSecretDigest(`remote report ${text}`),
    failed: (error) => app.log.warn({ err: error }, 'Reports were not counted with other servers'),
  });

  route(
    app,
    reportRemotes,
    {
      schemas: { body: RemoteReport, reply: One(Type.Object({ isKept: Type.Boolean() })) },
      access: 'signed-in',
      tag,
      summary: 'Tells which versions a tab runs, and how loading them went.',
    },
    async ({ body, actor }) => {
      const retryAfter = secondsToWait(String(actor.userId));
      if (retryAfter > 0) throw new AppError('TOO_MANY', { retryAfter });
      await storeHealthReport(db, actor, body);
      return { data: { isKept: true } };
    },
  );

  route(
    app,
    getRemoteHealth,
    {
      schemas: { reply: One(Type.Array(RemoteHealth)) },
      access: 'registry:view',
      tag,
      summary:
        'Loads and open tabs of each version of a remote, and for how many people it failed.',
    },
    async () => ({ data: await readRemoteHealth(db) }),
  );

  route(
    app,
    getRemotePeople,
    {
      schemas: { params: RemoteParams, reply: One(Type.Array(VersionPeople)) },
      access: 'registry:deploy',
      tag,
      summary: 'Who has which version of a remote open; no service token is told.',
    },
    async ({ params: { id }, actor: { isService } }) => {
      if (isService) throw new AppError('FORBIDDEN');
      return { data: await readVersionPeople(db, id) };
    },
  );
};
