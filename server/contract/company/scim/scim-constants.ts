const coreSchemaUrn = 'urn:ietf:params:scim:schemas:core:2.0';
const messages = 'urn:ietf:params:scim:api:messages:2.0';

export const scimUrns = {
  user: `${coreSchemaUrn}:User`,
  group: `${coreSchemaUrn}:Group`,
  enterpriseUser: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  schema: `${coreSchemaUrn}:Schema`,
  resourceType: `${coreSchemaUrn}:ResourceType`,
  serviceProviderConfig: `${coreSchemaUrn}:ServiceProviderConfig`,
  listResponse: `${messages}:ListResponse`,
  patchOp: `${messages}:PatchOp`,
  error: `${messages}:Error`,
} as const;

export const scimBase = '/scim/v2';

export const scimMost = {
  results: 200,
  /** Maximum number of members on a page of groups, unless a single group has more. */
  membersOfPage: 20_000,
  members: 10_000,
  operations: 2_000,
  /** Maximum number of values in a request body, enough for 10,000 members. */
  values: 60_000,
  filter: 2_000,
  comparisons: 20,
  depth: 10,
  path: 500,
} as const;

/** Values of `scimType` in SCIM errors, from RFC 7644. */
export const scimTypes = [
  'invalidFilter',
  'tooMany',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
] as const;
export type ScimType = (typeof scimTypes)[number];
