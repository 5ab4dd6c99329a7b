import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ScimParams, ScimPatch, ScimShown } from '../../../contract/company/scim/scim-message';
import type { ScimResource } from '../../../contract/company/scim/scim.calls';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { sendResource, toResourceId } from './answer-resource';
import { createResourceCheck, anyObjectSchema } from './check-resource';
import { createVersionCheck } from './etag';
import type { ScimResourceType } from './resource-type';

const access = 'people:provision';
const params = ScimParams;
const query = ScimShown;

export const registerScimWrites = <Resource extends ScimResource>(
  room: FastifyInstance,
  parts: ServerDependencies,
  type: ScimResourceType<Resource>,
): void => {
  const { calls, schema, tag, one, source } = type;
  const { db } = parts;
  const whole = { query, body: schema, envelope: anyObjectSchema, reply: schema };
  route(
    room,
    calls.create,
    { schemas: whole, access, tag, summary: `Adds ${one}; answers 201.` },
    async (sent) => {
      const resource = createResourceCheck<Resource>(sent.request, schema)(sent.body);
      const id = await db.transaction((tx) => type.create(tx, sent.actor, resource));
      return sendResource(parts, source, id, sent);
    },
  );
  route(
    room,
    calls.replace,
    {
      schemas: { params, ...whole },
      ...{ access, tag },
      summary: `Replaces ${one}; what is left out is taken away.`,
    },
    async (sent) => {
      const { actor, request } = sent;
      const id = toResourceId(sent.params);
      const resource = createResourceCheck<Resource>(request, schema)(sent.body);
      await db.transaction((tx) =>
        type.replace(tx, actor, id, resource, createVersionCheck(request)),
      );
      return sendResource(parts, source, id, sent);
    },
  );
  route(
    room,
    calls.patch,
    {
      schemas: { params, query, body: ScimPatch, reply: schema },
      ...{ access, tag },
      summary: `Changes ${one} by operations, all of them or none.`,
    },
    async (sent) => {
      const { actor, request } = sent;
      const id = toResourceId(sent.params);
      const check = createResourceCheck<Resource>(request, schema, true);
      const patch = {
        operations: sent.body.Operations,
        check,
        expected: createVersionCheck(request),
      };
      await db.transaction((tx) => type.patch(tx, actor, id, patch));
      return sendResource(parts, source, id, sent);
    },
  );
  route(
    room,
    calls.remove,
    {
      schemas: { params, reply: Type.Null() },
      ...{ access, tag },
      summary: `Deletes ${one}; answers 204.`,
    },
    async ({ params: sent, actor, request, reply }) => {
      const id = toResourceId(sent);
      await db.transaction((tx) => type.remove(tx, actor, id, createVersionCheck(request)));
      void reply.code(204).removeHeader('content-type');
    },
  );
};
