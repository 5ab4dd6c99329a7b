import { scimMost, scimUrns } from '../../../contract/company/scim/scim-constants';

const no = { supported: false } as const;
const yes = { supported: true } as const;

export const createProviderConfig = (base: string) => ({
  schemas: [scimUrns.serviceProviderConfig],
  documentationUri: `${new URL(base).origin}/api/docs`,
  patch: yes,
  bulk: { ...no, maxOperations: 0, maxPayloadSize: 0 },
  filter: { ...yes, maxResults: scimMost.results },
  changePassword: no,
  sort: yes,
  etag: yes,
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
