import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { Id, oneOf } from '../../answer';
import {
  directoryFields,
  mostReferenceText,
  mostUpsertRecords,
  upsertOutcomes,
  type DirectoryKind,
  type DirectoryReferenceName,
} from './directory-constants';
import { roles, type Role } from '../../permission';
import { directoryShapes, type DirectoryBody } from './directory-record';

/**
 * Record to update or create, found by external id, else by name or e-mail address. Absent fields stay
 * unchanged. References are ids (`departmentId`), or external ids or names (`department`).
 */
export type UpsertRecord = DirectoryBody & {
  [Name in DirectoryReferenceName]?: string | null;
} & {
  /** Only for people: roles to add to the person's roles. */
  roles?: Role[];
};

const ReferenceText = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  maxLength: mostReferenceText,
  description: 'External id, else name; of people the e-mail address or the whole name.',
});

const SentRoles = Type.Array(oneOf(roles), {
  maxItems: roles.length,
  description:
    'They get these beside the roles that they have; only who may assign roles sends them.',
});

const toRecordSchema = (kind: DirectoryKind): TSchema => {
  const { version: _, ...fields } = (directoryShapes[kind].update as TObject).properties;
  const references = directoryFields(kind).filter(([, { type }]) => type === 'record');
  return Type.Object({
    ...fields,
    ...Object.fromEntries(references.map(([name]) => [name, Type.Optional(ReferenceText)])),
    ...(kind === 'people' && { roles: Type.Optional(SentRoles) }),
  });
};

const toUpsertShape = (kind: DirectoryKind) => ({
  record: toRecordSchema(kind),
  body: Type.Object({
    records: Type.Array(toRecordSchema(kind), { minItems: 1, maxItems: mostUpsertRecords }),
  }),
});

export const upsertShapes = {
  departments: toUpsertShape('departments'),
  divisions: toUpsertShape('divisions'),
  designations: toUpsertShape('designations'),
  functions: toUpsertShape('functions'),
  locations: toUpsertShape('locations'),
  cities: toUpsertShape('cities'),
  branches: toUpsertShape('branches'),
  skills: toUpsertShape('skills'),
  people: toUpsertShape('people'),
} satisfies Record<DirectoryKind, ReturnType<typeof toUpsertShape>>;

/**
 * Records to upsert. The server validates each by itself, so that one invalid record does not refuse the
 * others.
 */
export const UpsertEnvelope = Type.Object({
  records: Type.Array(Type.Unknown(), { minItems: 1, maxItems: mostUpsertRecords }),
});

const Count = Type.Integer({ minimum: 0 });

export const UpsertCounts = Type.Object({
  created: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
});
export type UpsertCounts = Static<typeof UpsertCounts>;

const UpsertResult = Type.Object({
  outcome: oneOf(upsertOutcomes),
  id: Type.Union([Id, Type.Null()]),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type UpsertResult = Static<typeof UpsertResult>;

/** Result of an upsert, in the order of the requested records. */
export const UpsertAnswer = Type.Object({
  ...UpsertCounts.properties,
  results: Type.Array(UpsertResult),
});
export type UpsertAnswer = Static<typeof UpsertAnswer>;
