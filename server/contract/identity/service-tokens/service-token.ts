import { Type, type Static } from 'typebox';
import { Id, oneOf, OptionalDay, PageQuery, SortKey } from '../../answer';
import { remoteIdPattern } from '../../console/registry/registry';
import { Selection } from '../../selection';
import { serviceRightNames, serviceTokenStates } from './service-token-constants';

const Instant = Type.String({ format: 'date-time' });

const Filter = Type.Object({
  search: PageQuery.properties.search,
  state: Type.Optional(oneOf(serviceTokenStates)),
});
export type ServiceTokenFilter = Static<typeof Filter>;

const Query = Type.Object({
  ...PageQuery.properties,
  ...Filter.properties,
  sort: Type.Optional(SortKey('name', 'createdAt', 'lastUsedAt')),
});

const fields = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
  rights: Type.Array(oneOf(serviceRightNames), {
    minItems: 1,
    maxItems: serviceRightNames.length,
    uniqueItems: true,
  }),
  /** Id of the only remote that it may deploy; empty for none. */
  remote: Type.String({ pattern: `^$|${remoteIdPattern}`, maxLength: 40 }),
};

const Record = Type.Object({
  id: Id,
  ...fields,
  state: oneOf(serviceTokenStates),
  /** Last characters of the secret; empty without one. */
  ending: Type.String(),
  createdAt: Instant,
  /** Last valid day, in the company's time zone. */
  expiresOn: Type.Union([Type.String(), Type.Null()]),
  /** Accurate to the minute. */
  lastUsedAt: Type.Union([Instant, Type.Null()]),
  version: Type.Integer(),
});
export type ServiceToken = Static<typeof Record>;

const Create = Type.Object({
  ...fields,
  remote: Type.Optional(fields.remote),
  expiresOn: Type.Optional(OptionalDay),
});

export const serviceTokenShapes = {
  query: Query,
  row: Record,
  record: Record,
  create: Create,
  update: Type.Object({
    ...Type.Partial(Create).properties,
    version: Type.Optional(Type.Integer()),
  }),
  selection: Selection('id', Filter),
};
export type ServiceTokenShapes = {
  [Name in keyof typeof serviceTokenShapes]: Static<(typeof serviceTokenShapes)[Name]>;
};

/** `token` is for `Authorization: Bearer <token>`, and is never shown again. */
export const ServiceSecret = Type.Object({ id: Id, token: Type.String() });
export type ServiceSecret = Static<typeof ServiceSecret>;
