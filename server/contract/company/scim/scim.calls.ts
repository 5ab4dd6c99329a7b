import { call } from '../../call';
import { scimBase } from './scim-constants';
import type { ScimGroup } from './scim-group';
import type { ScimList, ScimParams, ScimPatch, ScimQuery, ScimShown } from './scim-message';
import type { ScimUser } from './scim-user';

export type ScimResource = ScimUser | ScimGroup;

/** Response body; undefined for status 304, when the caller already has the current version. */
type ScimReply = ScimResource | undefined;

const createScimCalls = (path: string, changes: readonly string[]) => {
  const one = `${scimBase}${path}/:id`;
  return {
    find: call<{ query: ScimQuery; reply: ScimList<ScimResource> }>('GET', `${scimBase}${path}`),
    get: call<{ params: ScimParams; query: ScimShown; reply: ScimReply }>('GET', one),
    create: call<{ query: ScimShown; body: object; reply: ScimReply }>(
      'POST',
      `${scimBase}${path}`,
      {
        changes,
      },
    ),
    replace: call<{ params: ScimParams; query: ScimShown; body: object; reply: ScimReply }>(
      'PUT',
      one,
      { changes },
    ),
    patch: call<{ params: ScimParams; query: ScimShown; body: ScimPatch; reply: ScimReply }>(
      'PATCH',
      one,
      { changes },
    ),
    remove: call<{ params: ScimParams; reply: void }>('DELETE', one, { changes }),
  };
};
export type ScimCalls = ReturnType<typeof createScimCalls>;

export const scimUserCalls = createScimCalls('/Users', [
  'person',
  'users',
  'department',
  'designation',
]);

export const scimGroupCalls = createScimCalls('/Groups', ['group']);

const readOnlyCall = <Shape extends object = object>(path: string) =>
  call<Shape & { reply: object }>('GET', `${scimBase}${path}`);

interface DiscoveryRequest {
  query: { filter?: string };
}
interface Named {
  params: ScimParams;
}

export const getProviderConfig = readOnlyCall<DiscoveryRequest>('/ServiceProviderConfig');
export const getResourceTypes = readOnlyCall<DiscoveryRequest>('/ResourceTypes');
export const getResourceType = readOnlyCall<Named>('/ResourceTypes/:id');
export const getSchemas = readOnlyCall<DiscoveryRequest>('/Schemas');
export const getSchema = readOnlyCall<Named>('/Schemas/:id');
