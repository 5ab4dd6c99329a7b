import { scimMost, scimUrns } from '../../../contract/company/scim/scim-constants';

const isNotSupported = { supported: false } as const;
const isSupported = { supported: true } as const;

export const createProviderConfig = (base: string) => ({
  schemas: [scimUrns.serviceProviderConfig],
  documentationUri: `${new URL(base).origin}/api/docs`,
  patch: isSupported,
  bulk: { ...isNotSupported, maxOperations: 0, maxPayloadSize: 0 },
  filter: { ...isSupported, maxResults: scimMost.results },
  changePassword: isNotSupported,
  sort: isSupported,
  etag: isSupported,
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Service token',
      description: 'A service token of General Settings, as the bearer of each call.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const toResourceType = (base: string, name: string, path: string, schema: string) => ({
  schemas: [scimUrns.resourceType],
  ...{ id: name, name, description: name, endpoint: path, schema },
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

export const listResourceTypes = (base: string) => [
  {
    ...toResourceType(base, 'User', '/Users', scimUrns.user),
    schemaExtensions: [{ schema: scimUrns.enterpriseUser, required: false }],
  },
  toResourceType(base, 'Group', '/Groups', scimUrns.group),
];
