import { Type, type Static } from 'typebox';
import { Day, Id, PageQuery } from '../../answer';
import { Selection } from '../../selection';

const RecordKindName = Type.String({ minLength: 1, maxLength: 60 });

/**
 * `search` matches record names, `recordId` requires `kind`; days are inclusive and in the company's time
 * zone.
 */
export const AuditFilter = Type.Object({
  search: PageQuery.properties.search,
  kind: Type.Optional(RecordKindName),
  recordId: Type.Optional(Id),
  actorId: Type.Optional(Id),
  fromDate: Type.Optional(Day),
  toDate: Type.Optional(Day),
});
export type AuditFilter = Static<typeof AuditFilter>;

export const AuditQuery = Type.Object({ ...PageQuery.properties, ...AuditFilter.properties });
export type AuditQuery = Static<typeof AuditQuery>;

export const AuditSelection = Selection('entryId', AuditFilter);
export type AuditSelection = Static<typeof AuditSelection>;

const Change = Type.Object({
  before: Type.Optional(Type.Unknown()),
  after: Type.Optional(Type.Unknown()),
});
export type Change = Static<typeof Change>;

export const AuditEntry = Type.Object({
  entryId: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  /** User or service token that made the change; null for the server itself. */
  actor: Type.Union([
    Type.Object({
      userId: Type.Optional(Type.Integer()),
      serviceTokenId: Type.Optional(Type.Integer()),
      name: Type.String(),
    }),
    Type.Null(),
  ]),
  /** Kind of record and what happened, such as `job.update`. */
  action: Type.String(),
  kind: Type.String(),
  recordId: Type.Union([Type.Integer(), Type.Null()]),
  /** Name of the record at the time of the change; empty for people. */
  recordName: Type.String(),
  changes: Type.Record(Type.String(), Change),
  details: Type.Record(Type.String(), Type.Unknown()),
});
export type AuditEntry = Static<typeof AuditEntry>;
