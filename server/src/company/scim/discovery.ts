import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { scimUrns } from '../../../contract/company/scim/scim-constants';
import { ScimGroup } from '../../../contract/company/scim/scim-group';
import { ScimParams } from '../../../contract/company/scim/scim-message';
import { EnterpriseUser, ScimUser } from '../../../contract/company/scim/scim-user';
import * as calls from '../../../contract/company/scim/scim.calls';
import type { Parts } from '../../platform/domain';
import { route } from '../../platform/http/route';
import { baseOf } from './answer-resource';
import { describedSchema } from './described-schema.rule';
import { providerConfig, resourceTypes } from './provider-config';
import { notFound, ScimError } from './scim-error';

const about = { access: 'people:provision', tag: 'SCIM' } as const;
const reply = Type.Unsafe<object>({ type: 'object' });

const describedSchemas = (base: string) => [
  describedSchema(scimUrns.user, ScimUser, base),
  describedSchema(scimUrns.group, ScimGroup, base),
  describedSchema(scimUrns.enterpriseUser, EnterpriseUser, base),
];

interface Discovered {
  id: string;
}

const listed = (resources: readonly Discovered[]) => ({
  schemas: [scimUrns.listResponse],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});

const named = (resources: readonly Discovered[], { id: wanted }: ScimParams): Discovered => {
  const found = resources.find(({ id }) => id.toLowerCase() === wanted.toLowerCase());
  if (!found) throw notFound();
  return found;
};

/** The standard forbids filters here, since a client could take the full list for a filtered one. */
const assertNoFilter = ({ filter }: { filter?: string }): void => {
  if (filter !== undefined) throw new ScimError(403, undefined, 'This is not filtered.');
};

const FilterQuery = Type.Object({ filter: Type.Optional(Type.String({ maxLength: 2_000 })) });

export const registerDiscovery = (room: FastifyInstance, parts: Parts): void => {
  route(
    room,
    calls.getProviderConfig,
    { schemas: { query: FilterQuery, reply }, ...about, summary: 'What of SCIM there is.' },
    async ({ query, request }) => {
      assertNoFilter(query);
      return providerConfig(baseOf(parts, request));
    },
  );
  for (const [listCall, oneCall, made, summary] of [
    [calls.getResourceTypes, calls.getResourceType, resourceTypes, 'The types of resource.'],
    [calls.getSchemas, calls.getSchema, describedSchemas, 'The attributes of each type.'],
  ] as const) {
    route(
      room,
      listCall,
      { schemas: { query: FilterQuery, reply }, ...about, summary },
      async ({ query, request }) => {
        assertNoFilter(query);
        return listed(made(baseOf(parts, request)));
      },
    );
    route(
      room,
      oneCall,
      { schemas: { params: ScimParams, reply }, ...about, summary },
      async ({ params, request }) => named(made(baseOf(parts, request)), params),
    );
  }
};
