import { Type, type Static, type TObject, type TSchema } from 'typebox';
import { Id, oneOf } from '../answer';
import {
  directoryFields,
  mostReferenceText,
  mostUpsertRecords,
  upsertOutcomes,
  type DirectoryKind,
  type DirectoryReferenceName,
} from './directory-constants';
import { roles, type Role } from '../permission';
import { directoryShapes, type DirectoryBody } from './directory-record';

/**
 * A record as another system knows it. It is found by its external id, else by its name (people: by
 * their e-mail address); what is left out stays as it is, in a new record empty. What a record refers to
 * is named by id (`departmentId`), or by external id or name (`department`).
 */
export type UpsertRecord = DirectoryBody & {
  [Name in DirectoryReferenceName]?: string | null;
} & {
  /** Of people: roles that they get beside those that they have. */
  roles?: Role[];
};

const ReferenceText = Type.Unsafe<string | null>({
  type: ['string', 'null'],
  maxLength: mostReferenceText,
  description: 'External id, else name; of people the e-mail address or the whole name.',
});

const GivenRoles = Type.Array(oneOf(roles), {
  maxItems: roles.length,
  description:
    'They get these beside the roles that they have; only who may assign roles sends them.',
});

const recordOf = (kind: DirectoryKind): TSchema => {
  const { version: _, ...fields } = (directoryShapes[kind].update as TObject).properties;
  const references = directoryFields(kind).filter(([, { type }]) => type === 'record');
  return Type.Object({
    ...fields,
    ...Object.fromEntries(references.map(([name]) => [name, Type.Optional(ReferenceText)])),
    ...(kind === 'people' && { roles: Type.Optional(GivenRoles) }),
  });
};

const bodyOf = (kind: DirectoryKind) => ({
  record: recordOf(kind),
  body: Type.Object({
    records: Type.Array(recordOf(kind), { minItems: 1, maxItems: mostUpsertRecords }),
  }),
});

/** A record of each kind as it is sent, and the body of the call. */
export const upsertShapes = {
  departments: bodyOf('departments'),
  divisions: bodyOf('divisions'),
  designations: bodyOf('designations'),
  functions: bodyOf('functions'),
  locations: bodyOf('locations'),
  cities: bodyOf('cities'),
  branches: bodyOf('branches'),
  skills: bodyOf('skills'),
  people: bodyOf('people'),
} satisfies Record<DirectoryKind, ReturnType<typeof bodyOf>>;

/** A body whose records are looked at one by one, so that a fault of one refuses no other. */
export const UpsertEnvelope = Type.Object({
  records: Type.Array(Type.Unknown(), { minItems: 1, maxItems: mostUpsertRecords }),
});

const Count = Type.Integer({ minimum: 0 });

/** How many records were created, changed, left as they were, and refused. */
export const UpsertCounts = Type.Object({
  created: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
});
export type UpsertCounts = Static<typeof UpsertCounts>;

const UpsertResult = Type.Object({
  outcome: oneOf(upsertOutcomes),
  /** Of the record; null where it was refused. */
  id: Type.Union([Id, Type.Null()]),
  /** What is wrong, by field; only of a refused one. */
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type UpsertResult = Static<typeof UpsertResult>;

/** What became of each record, in their order. */
export const UpsertAnswer = Type.Object({
  ...UpsertCounts.properties,
  results: Type.Array(UpsertResult),
});
export type UpsertAnswer = Static<typeof UpsertAnswer>;
