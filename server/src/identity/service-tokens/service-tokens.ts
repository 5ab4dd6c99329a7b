import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Id, One } from '../../../contract/answer';
import {
  ServiceSecret,
  serviceTokenShapes,
} from '../../../contract/identity/service-tokens/service-token';
import {
  makeServiceSecret,
  revokeServiceToken,
  serviceTokenCalls,
} from '../../../contract/identity/service-tokens/service-token.calls';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { createExportedList } from '../../platform/lists/list-exports';
import { readRecordResponse, registerRecords } from '../../platform/lists/record-routes';
import { permissionAudience } from '../../platform/realtime/common-audiences';
import { serviceTokenList } from './service-tokens.list';
import { issueServiceSecret, markTokenRevoked } from './write-secret';

const viewPermission = 'role:view';
const editPermission = 'role:assign';
const tag = 'Service tokens';
const params = Type.Object({ id: Id });

const registerSecrets = (app: FastifyInstance, { db }: ServerDependencies): void => {
  route(
    app,
    makeServiceSecret,
    {
      schemas: { params, reply: One(ServiceSecret) },
      access: editPermission,
      tag,
      summary: 'Makes the secret and answers it this once; an earlier one ends at once.',
    },
    async ({ params: { id }, actor, reply }) => {
      void reply.header('cache-control', 'no-store');
      return { data: await issueServiceSecret(db, actor, id) };
    },
  );
  route(
    app,
    revokeServiceToken,
    {
      schemas: { params, reply: One(serviceTokenShapes.record) },
      access: editPermission,
      tag,
      summary: 'Ends a service token at once and for good.',
    },
    async ({ params: { id }, actor }) => {
      await markTokenRevoked(db, actor, id);
      return readRecordResponse(db, serviceTokenList, id, actor);
    },
  );
};

export const serviceTokensDomain: Domain = {
  register: (app, parts) => {
    registerRecords(app, parts.db, {
      list: serviceTokenList,
      calls: serviceTokenCalls,
      shapes: serviceTokenShapes,
      ...{ view: viewPermission, edit: editPermission, isClosed: true as const },
    });
    registerSecrets(app, parts);
  },
  lists: [
    createExportedList(serviceTokenList, {
      access: viewPermission,
      selection: serviceTokenShapes.selection,
    }),
  ],
  audiences: { [serviceTokenList.kind]: permissionAudience(viewPermission) },
};
