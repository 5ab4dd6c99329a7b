import type { FastifyInstance } from 'fastify';
import {
  ScimList,
  ScimParams,
  ScimQuery,
  ScimShown,
} from '../../../contract/company/scim/scim-message';
import type { ScimResource } from '../../../contract/company/scim/scim.calls';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { sendResource, getBaseUrl, toResourceId } from './answer-resource';
import { findResources } from './find-resources';
import type { ScimResourceType } from './resource-type';

const access = 'people:provision';

export const registerScimReads = <Resource extends ScimResource>(
  room: FastifyInstance,
  parts: ServerDependencies,
  { calls, schema, tag, one, source }: ScimResourceType<Resource>,
): void => {
  route(
    room,
    calls.find,
    {
      schemas: { query: ScimQuery, reply: ScimList(schema) },
      ...{ access, tag },
      summary: 'One page of those that a filter finds.',
    },
    ({ query, request }) => findResources(parts.db, source, query, getBaseUrl(parts, request)),
  );
  route(
    room,
    calls.get,
    {
      schemas: { params: ScimParams, query: ScimShown, reply: schema },
      ...{ access, tag },
      summary: `Answers ${one}; 304 where If-None-Match names its version.`,
    },
    (sent) => sendResource(parts, source, toResourceId(sent.params), sent),
  );
};
