const core = 'urn:ietf:params:scim:schemas:core:2.0';
const messages = 'urn:ietf:params:scim:api:messages:2.0';

/** Names of the standard, RFC 7643 and RFC 7644. */
export const scimUrns = {
  user: `${core}:User`,
  group: `${core}:Group`,
  enterpriseUser: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  schema: `${core}:Schema`,
  resourceType: `${core}:ResourceType`,
  serviceProviderConfig: `${core}:ServiceProviderConfig`,
  listResponse: `${messages}:ListResponse`,
  patchOp: `${messages}:PatchOp`,
  error: `${messages}:Error`,
} as const;

/** Below it are all calls; the address that an identity provider is given. */
export const scimBase = '/scim/v2';

/** What is taken of one call at most. */
export const scimMost = {
  /** Resources of a page. */
  results: 200,
  /** Members within a page of groups, unless one group has more. */
  membersOfPage: 20_000,
  /** Members that one operation names. */
  members: 10_000,
  operations: 2_000,
  /** Values of a body: 10,000 members with all that belongs to them. */
  values: 60_000,
  filter: 2_000,
  /** Comparisons within a filter, and how deep they stand. */
  comparisons: 20,
  depth: 10,
  path: 500,
} as const;

/** Why a call was refused, in the words of the standard. */
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
