import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { ScimGroup } from '../../../contract/company/scim/scim-group';
import { ScimParams } from '../../../contract/company/scim/scim-message';
import { EnterpriseUser, ScimUser } from '../../../contract/company/scim/scim-user';
import * as calls from '../../../contract/company/scim/scim.calls';
import type { ServerDependencies } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { getBaseUrl } from './answer-resource';
import { describeSchema } from './describe-schema.rule';
import { createProviderConfig, listResourceTypes } from './provider-config';
import { createScimNotFoundError, ScimError } from './scim-error';

const routeOptions = { access: 'people:provision', tag: 'SCIM' } as const;
const reply = Type.Unsafe<object>({ type: 'object' });

const describeSchemas = (base: string) => [
  describeSchema(scimUrns.user, ScimUser, base),
  describeSchema(scimUrns.group, ScimGroup, base),
  describeSchema(scimUrns.enterpriseUser, EnterpriseUser, base),
];

interface DiscoveredResource {
  id: string;
}

const toListResponse = (resources: readonly DiscoveredResource[]) => ({
  schemas: [scimUrns.listResponse],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const findResource = (
  resources: readonly DiscoveredResource[],
  { id: wanted }: ScimParams,
): DiscoveredResource => {
  const found = resources.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
  if (!found) throw createScimNotFoundError();
  return found;
};

/**
 * The standard forbids filters on these addresses, since a client could take the full list for a filtered
 * one.
 */
const assertNoFilter = ({ filter }: { filter?: string }): void => {
  if (filter !== undefined) throw new ScimError(403, undefined, 'This is not filtered.');
};

const FilterQuery = Type.Object({ filter: Type.Optional(Type.String({ maxLength: 2_000 })) });

export const registerScimDiscovery = (room: FastifyInstance, parts: ServerDependencies): void => {
  route(
    room,
    calls.getProviderConfig,
    { schemas: { query: FilterQuery, reply }, ...routeOptions, summary: 'What of SCIM there is.' },
    async ({ query, request }) => {
      assertNoFilter(query);
      return createProviderConfig(getBaseUrl(parts, request));
    },
  );
  for (const [listCall, oneCall, made, summary] of [
    [calls.getResourceTypes, calls.getResourceType, listResourceTypes, 'The types of resource.'],
    [calls.getSchemas, calls.getSchema, describeSchemas, 'The attributes of each type.'],
  ] as const) {
    route(
      room,
      listCall,
      { schemas: { query: FilterQuery, reply }, ...routeOptions, summary },
      async ({ query, request }) => {
        assertNoFilter(query);
        return toListResponse(made(getBaseUrl(parts, request)));
      },
    );
    route(
      room,
      oneCall,
      { schemas: { params: ScimParams, reply }, ...routeOptions, summary },
      async ({ params, request }) => findResource(made(getBaseUrl(parts, request)), params),
    );
  }
};
