import { Type, type Static } from 'typebox';
import { Id, oneOf, OptionalDay } from '../../answer';
import { remoteIdPattern } from '../../console/registry/registry';
import {
  nonBlankText,
  createRecordShapes,
  type RecordFilter,
  type RecordShapeTypes,
} from '../../record-shapes';
import { serviceRightNames, serviceTokenStates } from './service-token-constants';

const Instant = Type.String({ format: 'date-time' });

const tokenFields = {
  name: nonBlankText(),
  rights: Type.Array(oneOf(serviceRightNames), {
    minItems: 1,
    maxItems: serviceRightNames.length,
    uniqueItems: true,
  }),
  /** Id of the only remote that the token may deploy; empty for none. */
  remote: Type.String({ pattern: `^$|${remoteIdPattern}`, maxLength: 40 }),
};

const ServiceTokenRecord = Type.Object({
  id: Id,
  ...tokenFields,
  state: oneOf(serviceTokenStates),
  /** Last characters of the token's secret; empty without a secret. */
  ending: Type.String(),
  createdAt: Instant,
  /** Last day on which the token is valid, in the company's time zone; null without expiry. */
  expiresOn: Type.Union([Type.String(), Type.Null()]),
  /** Time of the latest use, accurate to the minute. */
  lastUsedAt: Type.Union([Instant, Type.Null()]),
  version: Type.Integer(),
});
export type ServiceToken = Static<typeof ServiceTokenRecord>;

export const serviceTokenShapes = createRecordShapes({
  hasNoPicker: true,
  filter: { state: Type.Optional(oneOf(serviceTokenStates)) },
  sorts: ['name', 'createdAt', 'lastUsedAt'],
  record: ServiceTokenRecord,
  create: {
    ...tokenFields,
    remote: Type.Optional(tokenFields.remote),
    expiresOn: Type.Optional(OptionalDay),
  },
});
export type ServiceTokenShapes = RecordShapeTypes<typeof serviceTokenShapes>;

/** Send `token` as `Authorization: Bearer <token>`. It is never returned again. */
export const ServiceSecret = Type.Object({ id: Id, token: Type.String() });
export type ServiceSecret = Static<typeof ServiceSecret>;
export type ServiceTokenFilter = Omit<RecordFilter<ServiceTokenShapes>, 'id'>;
